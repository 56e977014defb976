/** A dial from 0 to 6, with a warning sticker. */
export function Gauge({ value }: { value: number }) {
  const angle = -75 + 25 * value
  return (
    <svg viewBox="0 0 320 120" role="img" aria-label={`A dial for weirdness that shows ${value} of 6`}>
      <path d="M6 6H314V114H6z" fill="#8b94a3" stroke="#3c434f" strokeWidth="3" />
      <path d="M10 10H310M10 10V110" stroke="#c3cad6" strokeWidth="3" />
      {[16, 304].map(x =>
        [16, 104].map(y => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <circle r="5" fill="#c9ced8" stroke="#4a515d" />
            <path d="M-3-3l6 6" stroke="#4a515d" strokeWidth="1.5" />
          </g>
        )),
      )}
      <g transform="translate(110 98)">
        <path d="M-78 4a78 78 0 0 1 156 0z" fill="#fbf6e2" stroke="#2b2b2b" strokeWidth="3" />
        <path d="M-68 0a68 68 0 0 1 34-58" fill="none" stroke="#3f9a4f" strokeWidth="7" />
        <path d="M-34-58a68 68 0 0 1 68 0" fill="none" stroke="#e0b347" strokeWidth="7" />
        <path d="M34-58a68 68 0 0 1 34 58" fill="none" stroke="#c0142a" strokeWidth="7" />
        {[0, 1, 2, 3, 4, 5, 6].map(tick => (
          <path
            key={tick}
            d="M0-64V-52"
            stroke="#222"
            strokeWidth="2"
            transform={`rotate(${-75 + 25 * tick})`}
          />
        ))}
        <text y="-18" textAnchor="middle" fontSize="15" fontWeight="bold" fill="#222" fontFamily="sans-serif">
          WEIRD
        </text>
        <path d="M-3 0L0-60L3 0z" fill="#c0142a" transform={`rotate(${angle})`} />
        <circle r="8" fill="#333" />
      </g>
      <g transform="translate(246 60)">
        <path d="M0-42L46 36H-46z" fill="#ffd83d" stroke="#222" strokeWidth="5" strokeLinejoin="round" />
        <path d="M-8-12q8-8 16 0 4 8-6 14v8h-6v-12q10-4 6-8-4-2-6 2zM-4 18h6v7h-6z" fill="#222" />
      </g>
    </svg>
  )
}
