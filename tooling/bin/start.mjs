import { checkNode, cli, installPackages } from './prepare.mjs';

checkNode();
installPackages();
cli('start', ...process.argv.slice(2));
