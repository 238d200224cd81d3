import { RecordStore } from './RecordStore';

const texts = [
  '{"objectID":"1","name":"Mazda"}',
  '{"objectID": "2", "name": "Škoda Octavia – 4×4 \u{1f697}"}',
  `{"objectID":"3","name":"${'x'.repeat(5 * 1024 * 1024)}é"}`,
  '{"objectID":"4","__proto__":"stored","name":"é"}',
];

describe('records as bytes', () => {
  const store = new RecordStore();
  beforeAll(() => {
    const short = texts.filter((each) => each.length < 1000);
    for (let round = 0; round < 400; round += 1) {
      for (const text of round === 0 ? texts : short) store.append([text.slice(0, 7), text.slice(7)]);
    }
  });

  it('AP-021 returns the stored JSON unchanged, for any characters and any length', () => {
    expect(texts.map((_text, slot) => store.text(slot))).toEqual(texts);
    expect(store.text(1199)).toBe(texts[1]);
  });

  it('AP-021 returns each record, also after more reads than the cache can store', () => {
    const first = JSON.stringify(store.read(1));
    for (let slot = 4; slot < 1000; slot += 1) store.read(slot);
    expect(JSON.stringify(store.read(1))).toBe(first);
    expect(Object.keys(store.read(3))).toEqual(['objectID', '__proto__', 'name']);
  });

  it('counts the bytes of all records', () => {
    const short = texts.filter((each) => each.length < 1000);
    const sum = (list: readonly string[]) => list.reduce((total, text) => total + Buffer.byteLength(text), 0);
    expect(store.bytes).toBe(sum(texts) + 399 * sum(short));
  });
});
