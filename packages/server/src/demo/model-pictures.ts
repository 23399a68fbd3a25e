/* What the models of the demo tenant look like, for the lists. */

const fountain = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs><radialGradient id="b"><stop stop-color="#fdf6e9"/><stop offset="1" stop-color="#d8c3a5"/></radialGradient><linearGradient id="s" x2="1"><stop stop-color="#8d99a6"/><stop offset=".4" stop-color="#e6ecf1"/><stop offset="1" stop-color="#6c7884"/></linearGradient></defs>
<rect width="800" height="800" fill="url(#b)"/><ellipse cx="400" cy="690" rx="250" ry="40" fill="#000" opacity=".15"/>
<path d="M170 610h460l-30 80H200Z" fill="url(#s)"/><ellipse cx="400" cy="610" rx="230" ry="44" fill="#5fb3d0"/>
<path d="M365 600q20-120-10-190h90q-30 70-10 190Z" fill="url(#s)"/><path d="M270 400h260l-60 40H330Z" fill="url(#s)"/><ellipse cx="400" cy="400" rx="130" ry="26" fill="#7cc6de"/>
<path d="M378 396q12-70-8-110h60q-20 40-8 110Z" fill="url(#s)"/><circle cx="400" cy="270" r="30" fill="url(#s)"/>
<path d="M400 240q-90 10-120 150M400 240q90 10 120 150M400 240q-40 20-50 150M400 240q40 20 50 150" fill="none" stroke="#9ddcf0" stroke-width="6" opacity=".8"/></svg>`;
const milestone = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs><radialGradient id="b"><stop stop-color="#eef4f6"/><stop offset="1" stop-color="#b9cdd6"/></radialGradient></defs>
<rect width="800" height="800" fill="url(#b)"/><ellipse cx="410" cy="690" rx="220" ry="38" fill="#000" opacity=".16"/>
<path d="M260 300l140-90 150 80v390H260Z" fill="#b08d6e"/><path d="M400 380l150-90v390H400Z" fill="#8c6b50"/><path d="M260 300l140 80 150-90-150-80Z" fill="#d1ae8c"/>
<path d="M296 470q34-30 62 20t0 110q-34 30-62-20t0-110Zm16 30q-18 32 0 66 18 24 30 0 18-32 0-66-18-24-30 0Z" fill="#4e382a" fill-rule="evenodd"/></svg>`;

const weathercock = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs><radialGradient id="b"><stop stop-color="#f4efe6"/><stop offset="1" stop-color="#c3cfd8"/></radialGradient><linearGradient id="s" x2="1"><stop stop-color="#4c535b"/><stop offset=".45" stop-color="#8f98a1"/><stop offset="1" stop-color="#3b4148"/></linearGradient></defs>
<rect width="800" height="800" fill="url(#b)"/><ellipse cx="400" cy="706" rx="150" ry="26" fill="#000" opacity=".16"/>
<path d="M388 250h24v440h40l20 20H328l20-20h40Z" fill="url(#s)"/><circle cx="400" cy="470" r="26" fill="url(#s)"/>
<path d="M180 348l84-64v44h210q20-70 96-92l-8 42 52 18-52 26q-2 60-58 78H264v44Z" fill="#454c54"/><circle cx="562" cy="282" r="8" fill="#f4efe6"/></svg>`;
const coin = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs><radialGradient id="b"><stop stop-color="#2f3a63"/><stop offset="1" stop-color="#141a38"/></radialGradient><linearGradient id="s" x2="1" y2="1"><stop stop-color="#fff2b8"/><stop offset=".45" stop-color="#e8b33c"/><stop offset="1" stop-color="#9a6414"/></linearGradient></defs>
<rect width="800" height="800" fill="url(#b)"/><ellipse cx="410" cy="690" rx="170" ry="26" fill="#000" opacity=".35"/>
<ellipse cx="418" cy="400" rx="216" ry="240" fill="#8a5a12"/><ellipse cx="396" cy="400" rx="216" ry="240" fill="url(#s)"/><ellipse cx="396" cy="400" rx="168" ry="190" fill="none" stroke="#9a6414" stroke-width="10"/>
<path d="M396 268l38 92 92 6-70 62 24 94-84-52-84 52 24-94-70-62 92-6Z" fill="#b47a1e"/></svg>`;

export const modelPictures = { fountain, milestone, weathercock, coin } as const;
