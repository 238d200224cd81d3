import type { ImportReport } from '../importReport';

/** What an import did, as the operator API writes it. */
export const reportJson = (report: ImportReport) => ({
  read: report.read,
  added: report.added,
  updated: report.updated,
  unchanged: report.unchanged,
  sold: report.sold,
  unsold: report.unsold,
  unknown_lines: report.unknownLines,
  hidden: report.hidden,
  merged: report.merged,
  refused: report.refused,
  duplicates: report.duplicates.map(({ line, keptLine, shared }) => ({ line, kept_line: keptLine, shared })),
  unused_cells: report.unusedCells,
  converted_cells: {
    counts: report.convertedCells.counts,
    first: report.convertedCells.first.map(({ convertedTo, ...cell }) => ({ ...cell, converted_to: convertedTo })),
  },
  photos_not_allowed: report.photosNotAllowed,
  format: report.format,
  columns: report.mapping,
  unused_columns: report.unusedColumns.map(({ column, couldBe }) => ({ column, could_be: couldBe })),
});
