import * as styles from "../JuhqWeb.module.css"

/** Draws a planet with a hamster running round it; `turn` is one of eight positions. */
export function Throbber({ turn }: { turn: number }) {
  const angle = (turn * Math.PI) / 4 - Math.PI / 2
  const [x, y] = [24 + Math.cos(angle) * 17, 24 + Math.sin(angle) * 17]
  return (
    <svg className={styles.throbber} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <path fill="#0a1038" d="M0 0h48v48H0z" />
      <path fill="#fff" d="M6 8h1v1H6zM40 6h1v1h-1zM43 30h1v1h-1zM8 40h1v1H8zM24 3h1v1h-1zM30 44h1v1h-1z" />
      <circle cx="24" cy="24" r="13" fill="#2f62d8" stroke="#8fb3ff" />
      <path fill="#3fa34d" d="M16 18q6-7 11-3-1 5-5 6-1 5-5 4-3-3-1-7zM26 26q6-2 8 1-2 7-6 7-3-3-2-8z" />
      <path fill="#fff" opacity="0.35" d="M15 20q2-7 9-7-6 2-7 8z" />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn * 45})`}>
        <ellipse rx="6" ry="4.5" fill="#c98b4a" stroke="#5c3712" />
        <circle cx="5" cy="-2" r="3.5" fill="#c98b4a" stroke="#5c3712" />
        <path d="M6-3h1v1H6z" />
      </g>
    </svg>
  )
}
