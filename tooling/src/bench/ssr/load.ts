import autocannon from 'autocannon';
import { percentile, rounded, type BenchRow } from '../benchmark';

export interface Load {
  url: string;
  host: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
  /** Requests a second; without it as many as the server responds to. */
  rate?: number;
}

export interface LoadFigures {
  /** Responses of 200. */
  pages: number;
  /** Pages a second, and how long a visitor waited for one. */
  row: BenchRow;
  /** CPU time of the generator, milliseconds. */
  generatorMs: number;
}

/** Requests pages as fast as they come, over a number of connections, each of which begins at another place of the list. */
export async function load({ url, host, paths, connections, seconds, rate }: Load): Promise<LoadFigures> {
  const requests = paths.map((path) => ({ path, headers: { host, accept: 'text/html', 'accept-encoding': 'br' } }));
  const before = process.cpuUsage();
  const times: number[] = [];
  let refused = 0;
  let clients = 0;
  const { errors, duration } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    setupClient(client) {
      const offset = Math.floor((clients * requests.length) / connections);
      clients += 1;
      client.setRequests([...requests.slice(offset), ...requests.slice(0, offset)]);
      client.on('response', (status, _bytes, ms) => {
        if (status === 200) times.push(ms);
        else refused += 1;
      });
    },
  });
  const { user, system } = process.cpuUsage(before);
  return {
    pages: times.length,
    generatorMs: (user + system) / 1000,
    row: {
      connections,
      'pages/s': rounded(times.length / duration),
      'p50 ms': percentile(times, 0.5),
      'p95 ms': percentile(times, 0.95),
      'p99 ms': percentile(times, 0.99),
      refused: refused + errors,
    },
  };
}
