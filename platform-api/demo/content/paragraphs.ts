/** HTML of lines as demonstration texts are written: '## ' begins a heading, '- ' a list, everything else a paragraph. */
export const htmlOf = (lines: readonly string[]): string =>
  lines
    .map((line) => {
      if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
      if (!line.startsWith('- ')) return `<p>${line}</p>`;
      return `<ul>${line
        .split('\n')
        .map((item) => `<li>${item.replace(/^- /, '')}</li>`)
        .join('')}</ul>`;
    })
    .join('');
