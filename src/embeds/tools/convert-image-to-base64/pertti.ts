/** A picture to try with: Pertti, in five paths. */
export const pertti = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="128" height="128" shape-rendering="crispEdges">
<path fill="#c98a3a" d="M3 3h3v1h4V3h3v3h1v6h-2v2H4v-2H2V6h1z"/>
<path fill="#f6e3c5" d="M4 9h2v1h4V9h2v3h-1v1H5v-1H4z"/>
<path fill="#f2a0a0" d="M4 4h1v1H4zM11 4h1v1h-1zM7 9h2v1H7z"/>
<path fill="#111" d="M5 6h1v2H5zM10 6h1v2h-1z"/>
<path fill="#fff" d="M7 10h2v1H7z"/>
</svg>
`
