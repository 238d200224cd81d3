import { checkNode, cli, installPackages } from './prepare.mjs';

checkNode();
installPackages();
cli('test', ...process.argv.slice(2));
