import type { MouseEvent } from 'react';

/** Anchor of the page's enquiry form. */
export const ENQUIRY_ID = 'enquire';

/**
 * Opens the page's enquiry form as a modal dialog instead of following the link to its anchor.
 * Without the form on the page, or with a modifier key, the link behaves as usual.
 */
export function openEnquiry(event: MouseEvent) {
  const form = document.getElementById(ENQUIRY_ID);
  if (!(form instanceof HTMLDialogElement) || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  if (form.matches(':modal')) return;
  form.removeAttribute('open');
  form.showModal();
}
