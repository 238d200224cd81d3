import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editorSchemas, schemaText } from './editorSchemas';

/** Writes the JSON Schemas of documents into a folder. */
export async function writeSchemas(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas())) {
    await writeFile(path.join(folder, name), schemaText(schema));
    console.log(path.join(folder, name));
  }
}
