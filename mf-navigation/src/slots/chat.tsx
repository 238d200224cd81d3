export { Chat as Component } from '../chat/Chat';
