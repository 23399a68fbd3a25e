/** The demo's chatbot, drawn as SVG: a compass that speaks. */
export const chatbotPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>
  <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#2b2a5e"/><stop offset="1" stop-color="#b4527a"/>
  </linearGradient>
</defs>
<rect width="512" height="512" fill="url(#ground)"/>
<path d="M256 84a164 164 0 1 1-92 300l-68 36 22-74A164 164 0 0 1 256 84z" fill="#fff6d8"/>
<circle cx="256" cy="248" r="118" fill="none" stroke="#2b2a5e" stroke-width="10"/>
<path d="M256 148l34 100h-68z" fill="#d9543f"/>
<path d="M256 348l-34-100h68z" fill="#2b2a5e"/>
<circle cx="256" cy="248" r="16" fill="#fff6d8" stroke="#2b2a5e" stroke-width="8"/>
</svg>`;
