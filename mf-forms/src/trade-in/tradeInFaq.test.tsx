import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';
import { questionsFor } from './faq';
import { aSite } from '@forecourt/shared-contracts/testing';

it('FO-081 NA-058 the questions and answers can be a section of any page', async () => {
  const site = aSite();
  await renderSlot(remote, 'trade-in-faq', {}, { site });
  expect(screen.getByRole('region', { name: 'Questions and answers' })).toBeVisible();
  for (const { question } of questionsFor(site)) expect(screen.getByText(question)).toBeVisible();
});
