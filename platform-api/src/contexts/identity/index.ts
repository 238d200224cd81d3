export { identityPlugin } from './identityPlugin';
export type { Sessions } from './sessions/sessions';
export { httpSmsSender } from './sign-in/httpSmsSender';
export { outboxSmsSender } from './sign-in/outboxSmsSender';
export type { SmsSender } from './sign-in/smsSender';
