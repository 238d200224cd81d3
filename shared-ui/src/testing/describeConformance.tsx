import type { ReactElement, Ref } from 'react';
import { hydrateOnPlatform } from './hydrateOnPlatform';
import { renderOnPlatform } from './renderOnPlatform';

/** What a caller may pass on to the element that a component is. */
export interface ForwardedProps {
  id?: string;
  className?: string;
  'data-probe'?: string;
  ref?: Ref<never>;
}

interface Conformance {
  /** The component with the given props added to its own. */
  render: (props: ForwardedProps) => ReactElement;
  /** Name of the native element that takes ref and attributes, upper case; missing when the component takes none. */
  element?: string;
  /** false when it takes no class name. */
  className?: false;
}

/** What every component promises: its HTML is the same on the server and in the browser, and it passes on what it takes. */
export function describeConformance(name: string, { render, element, className }: Conformance): void {
  describe(name, () => {
    it('PL-026 renders on the server and is taken over without a difference', async () => {
      const { html, before, after, problems } = await hydrateOnPlatform(render({}));
      expect(html).not.toBe('');
      expect(after).toBe(before);
      expect(problems).toEqual([]);
    });

    if (className !== false) {
      it('adds a class name to its own', () => {
        const { container } = renderOnPlatform(render({ className: 'from-outside' }));
        expect(container.querySelectorAll('.from-outside')).toHaveLength(1);
        const own = renderOnPlatform(render({})).container.querySelector('[class]')?.classList ?? [];
        expect([...(container.querySelector('.from-outside')?.classList ?? [])]).toEqual(expect.arrayContaining([...own]));
      });
    }

    if (element) {
      it('passes on ref and attributes to its native element', () => {
        const ref: { current: HTMLElement | null } = { current: null };
        renderOnPlatform(render({ id: 'probe', 'data-probe': 'yes', ref: ref as Ref<never> }));
        expect(ref.current?.tagName).toBe(element);
        expect(ref.current).toHaveAttribute('id', 'probe');
        expect(ref.current).toHaveAttribute('data-probe', 'yes');
      });
    }
  });
}
