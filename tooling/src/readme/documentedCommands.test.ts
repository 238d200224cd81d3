import { documentedCommands, pipelineCommands } from './documentedCommands';

it('finds commands in shell blocks, tables and text, and refuses one that leads nowhere', () => {
  const found = documentedCommands(
    '```sh\nnpm start     # serves\nnpx forecourt pin a b\n```\n| `npm run sizes -- --components` | each |\nuse `PORT` or `npm run sizes` and `npm run format`',
    {
      start: 'exec node tooling/bin/start.mjs',
      sizes: 'forecourt sizes',
      format: 'oxfmt',
    },
  );
  expect(found).toEqual([
    { text: 'npm start', args: ['start'] },
    { text: 'npx forecourt pin a b', args: ['pin', 'a', 'b'] },
    { text: 'npm run sizes -- --components', args: ['sizes', '--components'] },
    { text: 'npm run sizes', args: ['sizes'] },
  ]);
  expect(() => documentedCommands('`npm run gone`', {})).toThrow('"npm run gone": the root package.json has no script "gone".');
  expect(() => documentedCommands('`npx other`', {})).toThrow('"npx other" runs another program than forecourt.');
});

it('finds the commands of a pipeline, in one line or several', () => {
  const yaml =
    'steps:\n  - run: npm ci\n  - name: Test\n    run: npm test -- --changed\n  - run: |\n      for each; do\n        npx forecourt release "$remote"\n      done';
  expect(pipelineCommands(yaml, { test: 'exec node tooling/bin/test.mjs' })).toEqual([
    { text: 'npm test -- --changed', args: ['test', '--changed'] },
    { text: 'npx forecourt release "$remote"', args: ['release', '"$remote"'] },
  ]);
  expect(() => pipelineCommands('run: npm run gone', {})).toThrow('"npm run gone": the root package.json has no script "gone".');
});
