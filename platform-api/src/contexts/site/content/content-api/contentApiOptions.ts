import type { Database } from '../../../../infrastructure/database/database';
import type { ContentService } from '../contentService';

export interface ContentApiOptions {
  database: Database;
  service: Pick<ContentService, 'import' | 'preview' | 'storePicture'>;
  now: () => Date;
}
