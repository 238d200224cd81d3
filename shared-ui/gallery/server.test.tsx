/** @jest-environment node */
import { serverHtml } from '../src/testing/serverHtml';
import { SPECIMENS } from './specimens';

it.each(SPECIMENS.map((specimen) => [specimen.shows.join(', '), specimen] as const))(
  'PL-026 %s renders where there is no window',
  (_name, { states, covering }) => {
    expect(typeof window).toBe('undefined');
    for (const element of Object.values({ ...states, ...covering })) expect(serverHtml(<>{element}</>).length).toBeGreaterThan(20);
  },
);
