export { startShell, type RunningShell, type ShellOptions } from './startShell';
