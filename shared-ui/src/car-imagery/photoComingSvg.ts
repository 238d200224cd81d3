import { HEIGHT, WIDTH } from './canvas';

/** A covered car under a lamp: what shows while a car has no photo. Holds no words, so that a page can say its own. */
export function photoComingSvg(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8ebee"/><stop offset="1" stop-color="#cfd5da"/></linearGradient><radialGradient id="pool"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7f8f9"/><stop offset=".55" stop-color="#c9d0d6"/><stop offset="1" stop-color="#9aa4ad"/></linearGradient><filter id="soft" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="16"/></filter></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>`,
    '<ellipse cx="800" cy="560" rx="820" ry="430" fill="url(#pool)"/>',
    '<ellipse cx="800" cy="806" rx="600" ry="34" fill="#3c454d" fill-opacity=".5" filter="url(#soft)"/>',
    '<path d="M214 800C222 700 236 640 330 612 420 588 470 580 520 566 600 480 680 424 820 420 980 416 1080 470 1150 548 1240 562 1330 580 1364 640 1386 690 1390 750 1392 800 1340 790 1320 812 1270 798 1210 784 1180 812 1110 800 1040 788 1000 810 930 800 860 790 820 812 750 800 680 788 640 812 570 800 500 788 460 812 390 800 320 790 280 812 214 800Z" fill="url(#cloth)"/>',
    '<g fill="none" stroke="#7f8b95" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"><path d="M520 566C560 640 540 720 566 792"/><path d="M820 420C800 560 840 690 818 790"/><path d="M1150 548C1120 640 1150 730 1128 790"/><path d="M330 612C350 680 330 740 350 790"/><path d="M1300 590C1280 670 1300 740 1288 788"/></g>',
    '<path d="M540 560C640 470 720 444 830 440" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>',
    '</svg>',
  ].join('');
}
