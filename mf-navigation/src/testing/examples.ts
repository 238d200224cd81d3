import type { RemoteExamples } from '@forecourt/shared-contracts/contract-kit';

/** What the contract kit needs to know of this remote. */
export const examples: RemoteExamples = {
  subjects: { content: /^\/api\/pages\// },
  respond(path) {
    if (path === '/api/model-menu')
      return [
        { name: 'Corolla', category: 'Hatch & sedans', slug: 'corolla', override_url: null, image_url: null },
        { name: 'Coaster', category: 'Utes & Vans', slug: 'coaster', override_url: '/enquiries/fleet-enquiry', image_url: null },
      ];
    return path.startsWith('/api/pages/') ? { title: 'Five years of warranty', html: '<h2>What is covered</h2><p>Engine.</p>' } : undefined;
  },
};
