import { checkNode, installPackages, runForecourt } from './prepare.mjs';

checkNode();
installPackages();
await runForecourt('start');
