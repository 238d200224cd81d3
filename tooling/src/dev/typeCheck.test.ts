import { createTypeCheck } from './typeCheck';

it('PL-023 reports types when they change, and checks once for all edits that come in meanwhile', async () => {
  const outcomes = [null, 'wrong.ts(1,2): error', 'wrong.ts(1,2): error', null];
  const said: string[] = [];
  let checks = 0;
  let finish: () => void = () => undefined;
  const types = createTypeCheck(
    (text) => said.push(text),
    async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return outcomes[checks++] ?? null;
    },
  );
  const settle = async () => {
    finish();
    await new Promise(setImmediate);
  };
  types.request();
  await settle();
  types.request();
  types.request();
  types.request();
  await settle();
  await settle();
  expect([checks, said]).toEqual([3, ['Types:\nwrong.ts(1,2): error']]);
  types.request();
  await settle();
  expect(said).toEqual(['Types:\nwrong.ts(1,2): error', 'Types: no errors any more.']);
});
