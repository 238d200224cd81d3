import path from 'node:path';
import { deliveryDocument, deliveryMisfits, openTargets, readDeliveryConfig } from '@forecourt/platform-api/delivery-documents';
import {
  checkDocument,
  placedIn,
  StartError,
  templateDocument,
  tenantDocument,
  type PlacedMistake,
  type SiteFit,
} from '@forecourt/server-kit';
import { documentMisfits } from '@forecourt/shared-contracts/documents';
import { documentsIn, folderReader, isIn, isTemplate, nameOf, readText, templatesFolder, type ReadFolder } from './documentFiles';

export interface CheckOptions {
  tenantsFolder: string;
  deliveryFolder: string;
  /** Compares sites with what is deployed. */
  siteFit: SiteFit;
  /** Holds the secrets that delivery documents name. */
  environment: Readonly<Record<string, string | undefined>>;
  isDemonstration: boolean;
}

/** What is wrong in one file. */
export interface CheckedFile {
  file: string;
  /** Seen from the document alone: a server refuses it. */
  mistakes: readonly PlacedMistake[];
  /** What depends on other documents, on what is deployed and on the environment: it is served as it is. */
  misfits: readonly PlacedMistake[];
}

/** The options of one check, and what it has read. */
interface Check extends CheckOptions {
  read(tenantsFolder: string): Promise<ReadFolder>;
}

async function checkDelivery(
  file: string,
  text: string,
  { tenantsFolder, environment, isDemonstration, read }: Check,
): Promise<CheckedFile> {
  const mistakes = checkDocument(text, deliveryDocument);
  if (mistakes.length > 0) return { file, mistakes, misfits: [] };
  const { sites, unreadable } = await read(path.resolve(tenantsFolder));
  const isSiteUnreadable = unreadable.includes(nameOf(file));
  const site = sites.find(({ slug }) => slug === nameOf(file)) ?? null;
  const config = readDeliveryConfig(text, { isDemonstration: true });
  const misfits = [
    ...(isDemonstration ? [] : openTargets({ ...config })),
    ...deliveryMisfits(config, { site, environment, isSiteUnreadable }),
  ];
  return { file, mistakes, misfits: placedIn(text, misfits) };
}

async function checkTenant(file: string, text: string, { siteFit, read }: Check): Promise<CheckedFile> {
  const { templates, sites } = await read(path.dirname(path.resolve(file)));
  const site = sites.find(({ slug }) => slug === nameOf(file));
  const [deployed = []] = site ? await siteFit.misfitsOf([site]) : [];
  return {
    file,
    mistakes: checkDocument(text, tenantDocument({ name: nameOf(file), templates })),
    misfits: placedIn(text, site ? [...documentMisfits(site, sites), ...deployed] : []),
  };
}

async function checkFile(file: string, options: Check): Promise<CheckedFile> {
  const text = await readText(file);
  if (isTemplate(file)) return { file, mistakes: checkDocument(text, templateDocument), misfits: [] };
  return isIn(file, options.deliveryFolder) ? checkDelivery(file, text, options) : checkTenant(file, text, options);
}

/** Checks the given documents, or all of the tenant folder with its templates, and of the delivery folder. */
export async function checkTenants(files: readonly string[], options: CheckOptions): Promise<CheckedFile[]> {
  const { tenantsFolder, deliveryFolder } = options;
  const check: Check = { ...options, read: folderReader() };
  if (files.length > 0) return Promise.all(files.map((file) => checkFile(file, check)));
  const tenants = await documentsIn(tenantsFolder);
  if (tenants.length === 0) throw new StartError(`There is no tenant document in ${tenantsFolder}: name a file, or set TENANTS_DIR.`);
  const all = [...tenants, ...(await documentsIn(templatesFolder(tenantsFolder))), ...(await documentsIn(deliveryFolder))];
  return Promise.all(all.map((file) => checkFile(file, check)));
}
