export { SafeHtml } from './SafeHtml';
export { contentText } from './contentText';
