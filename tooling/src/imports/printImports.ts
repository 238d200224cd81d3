import { checkImports } from './dependencyCruiser';

/** Prints the imports that the rules do not allow; fails when there is one. */
export function printImports(): void {
  const { problems, files } = checkImports();
  for (const { rule, text, advice } of problems) console.error(`${rule}: ${text}\n    ${advice}`);
  console.log(`${problems.length} problems in the imports of ${files} files.`);
  if (problems.length > 0) process.exitCode = 1;
}
