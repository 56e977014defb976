import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../Today.module.css"

const colours = ["#d8322c", "#f0b418", "#2f7fd0", "#2f9e4f", "#b048b0", "#e8742a"]

/** Hills as wide as the drawing, which go on beyond its edges where its frame is wider or higher. */
const hills = "q60-16 120-4t120-6 120 10"

type Props = {
  left: number
  of: number
  /** The thing from another page on the rim of his basket. */
  guest: Guest | null
}

/** Pertti in a basket under his balloons; without any he sits in a hedge. */
export function Balloons({ left, of, guest }: Props) {
  const height = left === 0 ? 62 : (of - left) * 7
  return (
    <svg viewBox="0 0 360 190" aria-hidden="true">
      <rect width="360" height="190" fill="#bfe3f7" />
      <ellipse cx="70" cy="40" rx="38" ry="10" fill="#fff" />
      <ellipse cx="300" cy="64" rx="30" ry="8" fill="#fff" />
      <path d={`M-360 176${hills}${hills}${hills}v400H-360z`} fill="#6fae5c" />
      <g className={styles.flight} style={{ transform: `translateY(${height}px)` }}>
        {colours.slice(0, left).map((colour, at) => {
          const x = 180 + (at - (left - 1) / 2) * 34
          const y = 30 + Math.abs(at - (left - 1) / 2) * 5
          return (
            <g key={colour}>
              <path d={`M${x} ${y + 22}L180 92`} stroke="#555" />
              <ellipse cx={x} cy={y} rx="17" ry="22" fill={colour} stroke="#333" />
              <ellipse cx={x - 6} cy={y - 8} rx="4" ry="6" fill="#fff" opacity=".6" />
              <path d={`M${x - 4} ${y + 25}l4-4 4 4z`} fill={colour} />
            </g>
          )
        })}
        <circle cx="168" cy="88" r="6" fill="#b87a3a" stroke="#5a3a1c" />
        <circle cx="192" cy="88" r="6" fill="#b87a3a" stroke="#5a3a1c" />
        <ellipse cx="180" cy="98" rx="19" ry="16" fill="#d89a52" stroke="#5a3a1c" />
        <circle cx="173" cy="96" r="2.4" />
        <circle cx="187" cy="96" r="2.4" />
        <ellipse cx="180" cy="102" rx="3" ry="2" fill="#c2586a" />
        <path d="M158 106h44l-5 22h-34z" fill="#a8763e" stroke="#5a3a1c" />
        <path d="M160 113h40M162 120h36" stroke="#5a3a1c" />
        {guest && <GuestPicture guest={guest} x={198} y={72} width={44} height={42} />}
      </g>
      {left === 0 && (
        <path d="M110 190q4-34 24-30 10-18 30-8 16-16 34 0 20-8 28 10 20 0 24 28z" fill="#3f7d3a" />
      )}
    </svg>
  )
}
