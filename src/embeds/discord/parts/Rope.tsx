import * as styles from "../Discord.module.css"
import type { Speaker } from "../logic"
import { BotFace } from "./BotFace"

type Props = {
  /** The knot's position, from -6 (spaces) to 6 (tabs). */
  knot: number
  silent: boolean
}

type TeamProps = { who: Speaker; x: number; lean: number }

function Puller({ who, x, lean }: TeamProps) {
  return (
    <g transform={`translate(${x} 0) rotate(${lean} 16 92)`}>
      <path
        stroke="#222"
        strokeWidth="4"
        strokeLinecap="round"
        d="M10 76l-3 16M22 76l3 16M16 62h14M16 62H2"
      />
      <path fill="#8d8d99" stroke="#222" d="M5 54h22v24H5z" />
      <g transform="translate(0 22)">
        <BotFace who={who} />
      </g>
    </g>
  )
}

/** A tug-of-war: tabs on the left, spaces on the right, and a hamster as referee. */
export function Rope({ knot, silent }: Props) {
  const middle = 210 - knot * 11
  const name = silent
    ? "A rope on the grass, and a hamster alone"
    : knot === 0
      ? "A tug-of-war that stands still"
      : `A tug-of-war that ${knot > 0 ? "tabs" : "spaces"} are winning by ${Math.abs(knot)}`
  return (
    <svg className={styles.rope} viewBox="0 0 420 112" role="img" aria-label={name}>
      <path fill="#a8d8f0" d="M-200 0h820v112H-200z" />
      <path fill="#fff" d="M30 14h46v8H30zM42 8h24v6H42zM320 22h40v7h-40z" />
      <path fill="#5fa04a" d="M-200 78h820v34H-200z" />
      <path fill="#4b873a" d="M-200 92h820v3H-200zM-200 104h820v2H-200z" />
      <path fill="#fff" d="M142 80h3v30h-3zM275 80h3v30h-3z" />
      <path fill="#e9e4d4" stroke="#222" d="M8 84h44v20H8zM368 84h44v20h-44z" />
      <text x="30" y="98" textAnchor="middle" fontSize="12" fontWeight="bold" fill="#111">
        TAB
      </text>
      <path fill="none" stroke="#111" strokeWidth="2" d="M376 92v6h28v-6" />
      {silent ? (
        <path fill="none" stroke="#c9a35c" strokeWidth="5" d="M60 100q60-14 120 0t180-6" />
      ) : (
        <>
          <path stroke="#8a6a2c" strokeWidth="6" d="M64 64h292" />
          <path stroke="#d9b56b" strokeWidth="4" strokeDasharray="7 3" d="M64 64h292" />
          <path fill="#d22" stroke="#600" d={`M${middle - 5} 58h10v18l-5-5-5 5z`} />
          <Puller who="Tab" x={96 - knot * 3} lean={-14} />
          <Puller who="Legacy" x={58 - knot * 3} lean={-10} />
          <Puller who="Space" x={292 - knot * 3} lean={14} />
          <Puller who="Formatter" x={330 - knot * 3} lean={10} />
        </>
      )}
      <g transform="translate(192 66) scale(1.1)" stroke="#5c3712">
        <circle cx="9" cy="7" r="5" fill="#c98b4a" />
        <circle cx="25" cy="7" r="5" fill="#c98b4a" />
        <ellipse cx="17" cy="25" rx="14" ry="12" fill="#c98b4a" />
        <ellipse cx="17" cy="14" rx="12" ry="10" fill="#c98b4a" />
        <ellipse cx="17" cy="27" rx="8" ry="7" fill="#f6e0bd" stroke="none" />
        <path fill="#111" stroke="none" d="M12 11h2v3h-2zM20 11h2v3h-2zM16 16h3l-1.5 2z" />
        <path fill="#222" stroke="none" d="M15 22h4l-2 6z" />
      </g>
    </svg>
  )
}
