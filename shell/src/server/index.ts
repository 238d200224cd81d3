export type { ShellAssets, ShellFile } from '../protocol/messages';
export { startShell, type RunningShell, type ShellOptions } from './startShell';
