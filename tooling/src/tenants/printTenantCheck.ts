import { isDemonstration } from '@forecourt/server-kit';
import { siteFit } from '@forecourt/shell/site-fit';
import { placedLine } from '../printPlace';
import type { Settings } from '../settings';
import { inRoot } from '../workspace';
import { checkTenants, type CheckedFile } from './checkTenants';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const linesOf = (checked: readonly CheckedFile[], found: 'mistakes' | 'misfits') =>
  checked.flatMap(({ file, ...each }) => each[found].map((mistake) => placedLine({ ...mistake, file }, mistake)));

/** Every mistake, then what does not fit, then how many. */
export function describeCheck(checked: readonly CheckedFile[]): string {
  const mistakes = linesOf(checked, 'mistakes');
  const misfits = linesOf(checked, 'misfits');
  const fits = misfits.length > 0 ? ` ${counted(misfits.length, 'value')} ${misfits.length === 1 ? 'does' : 'do'} not fit.` : '';
  return [
    ...mistakes,
    ...(mistakes.length > 0 ? [''] : []),
    ...(misfits.length > 0
      ? ['Does not fit what is deployed, other documents or the environment; it is served as it is:', ...misfits, '']
      : []),
    `${counted(mistakes.length, 'mistake')} in ${counted(checked.length, 'document')}.${fits}`,
  ].join('\n');
}

/** Checks documents with the settings of this machine. */
export const checkWithSettings = (settings: Settings, files: readonly string[] = []): Promise<CheckedFile[]> =>
  checkTenants(files, {
    ...settings,
    siteFit: siteFit(settings),
    environment: process.env,
    // The delivery documents of the repository are those of its demonstration.
    isDemonstration: isDemonstration(process.env) || settings.deliveryFolder === inRoot('platform-api/delivery'),
  });

/** Prints every mistake, and what does not fit; the exit code is 1 where there is a mistake. */
export async function printTenantCheck(settings: Settings, files: readonly string[]): Promise<void> {
  const checked = await checkWithSettings(settings, files);
  console.log(describeCheck(checked));
  if (checked.some(({ mistakes }) => mistakes.length > 0)) process.exitCode = 1;
}
