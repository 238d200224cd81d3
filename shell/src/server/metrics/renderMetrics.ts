import { Counter, type Registry } from 'prom-client';
import { PHASES, type RenderedPage } from '../../protocol/messages';

/** Counts what pages cost, from what the workers measured. */
export function createRenderMetrics(registry: Registry) {
  const renders = new Counter({ name: 'forecourt_site_renders_total', help: 'Pages that workers rendered', registers: [registry] });
  const busy = new Counter({
    name: 'forecourt_site_render_busy_seconds_total',
    help: 'Time for which renders kept their worker busy, by phase',
    labelNames: ['phase'],
    registers: [registry],
  });
  return {
    rendered({ phases = {} }: Pick<RenderedPage, 'phases'>): void {
      renders.inc();
      for (const phase of PHASES) busy.inc({ phase }, (phases[phase] ?? 0) / 1000);
    },
  };
}
export type RenderMetrics = ReturnType<typeof createRenderMetrics>;
