import type { MouseEvent } from 'react';

/** Anchor of the page's enquiry form. */
export const ENQUIRY_ID = 'enquire';

/**
 * Shows the page's enquiry form as a dialog over the page instead of leading down to it.
 * The link keeps its own way where the form is missing, as it does before the page's code has come.
 */
export function openEnquiry(event: MouseEvent) {
  const form = document.getElementById(ENQUIRY_ID);
  if (!(form instanceof HTMLDialogElement) || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  if (form.matches(':modal')) return;
  form.removeAttribute('open');
  form.showModal();
}
