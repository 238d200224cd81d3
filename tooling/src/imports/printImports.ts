import { tableProblems } from '../tables/checkTables';
import { checkImports } from './dependencyCruiser';

/** Prints the imports and the uses of tables that the rules do not allow; fails when there is one. */
export async function printImports(): Promise<void> {
  const { problems, files } = checkImports();
  for (const { rule, text, advice } of problems) console.error(`${rule}: ${text}\n    ${advice}`);
  const tables = await tableProblems();
  for (const problem of tables) console.error(problem);
  console.log(`${problems.length} problems in the imports of ${files} files, ${tables.length} in the use of tables.`);
  if (problems.length + tables.length > 0) process.exitCode = 1;
}
