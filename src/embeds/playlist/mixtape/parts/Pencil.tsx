import * as styles from "../Mixtape.module.css"

/** A pencil that stands in a reel and leans to where the hand holds it. */
export function Pencil({ x, y, angle }: { x: number; y: number; angle: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.turning} style={{ transform: `rotate(${angle}deg)` }}>
        <path d="M10 6L104 22l-6 12L4 14Z" fill="#000" fillOpacity="0.2" />
        <path d="M-14 0L4-9v18Z" fill="#f0cfa4" stroke="#5b4326" />
        <path d="M-14 0l6-3v6Z" fill="#333" />
        <path d="M4-9H86V9H4Z" fill="#f2b632" stroke="#5b4326" />
        <path d="M4-3H86V3H4Z" fill="#ffd76b" />
        <path d="M86-9h12V9H86Z" fill="#c9ccd3" stroke="#555" />
        <path d="M90-9v18M94-9v18" stroke="#777" />
        <path d="M98-9h8q7 0 7 9t-7 9h-8Z" fill="#e8899a" stroke="#8a4552" />
        <text x="14" y="4" fontSize="10" fontWeight="bold" fill="#7a4a10">
          HB
        </text>
      </g>
    </g>
  )
}
