import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../BirthdayBoy.module.css"
import { melody } from "../song"

type Props = {
  age: number
  /** The number of burning candles. */
  burning: number
  /** The number of notes of the song started; null while it does not play. */
  notes: number | null
  /** The thing of another page beside the cake. */
  guest: Guest | null
}

/** The maximum number of candles in a row; four rows fit on the cake. */
const candlesPerRow = 25
const flags = ["#d00000", "#1d4ed8", "#f2b705", "#15803d", "#7b2cbf"]
const lamps = melody.map((_, i) => ({ lamp: i, x: 20 + i * 11.6, y: 34 + Math.sin((i / 24) * Math.PI) * 14 }))
const bunting = Array.from({ length: 14 }, (_, i) => i)

/** The room in full light: garlands, a lamp for each note, stars in the window, and Pertti behind his cake. */
export function PartyRoom({ age, burning, notes, guest }: Props) {
  const candles = Array.from({ length: Math.min(age, candlesPerRow * 4) }, (_, i) => i)
  const lit = notes ?? melody.length
  return (
    <svg
      className={styles.room}
      viewBox="0 0 320 200"
      role="img"
      aria-label={`A party: Pertti in a paper hat behind a cake with ${age} candles, ${burning} of them burning${guest ? `, and ${inSentence(guest)}` : ""}`}
    >
      <path fill="#fbe7c6" d="M0 0h320v160H0z" />
      <path fill="#a57f52" d="M0 160h320v40H0z" />
      {bunting.map(i => (
        <path key={i} fill={flags[i % flags.length]} d={`M${6 + i * 22} 4h20l-10 16z`} />
      ))}
      <path d="M20 32Q160 62 298 32" fill="none" stroke="#555" />
      {lamps.map(({ lamp, x, y }) => (
        <circle key={lamp} cx={x} cy={y} r="4" fill={lamp < lit ? "#ffd60a" : "#8a8a8a"} stroke="#555" />
      ))}
      <path fill="#0d1b3d" stroke="#fff" strokeWidth="4" d="M22 66h76v62H22z" />
      <path
        d="M44 88l0-12M44 88l9-8M44 88l11 3M44 88l5 10M44 88l-7 9M44 88l-11 1M44 88l-8-9M76 106l0-12M76 106l9-8M76 106l11 3M76 106l5 10M76 106l-7 9M76 106l-11 1M76 106l-8-9"
        stroke="#ffd60a"
        strokeWidth="1.6"
      />
      <g stroke="#6b4a1f">
        <ellipse cx="240" cy="118" rx="34" ry="40" fill="#d99a4e" />
        <circle cx="218" cy="78" r="8" fill="#e7a6a6" />
        <circle cx="262" cy="78" r="8" fill="#e7a6a6" />
        <circle cx="240" cy="92" r="26" fill="#e7b069" />
        <path d="M224 70l16-34 16 34z" fill="#7b2cbf" />
      </g>
      <circle cx="231" cy="88" r="3" fill="#111" />
      <circle cx="249" cy="88" r="3" fill="#111" />
      <path d="M232 100q8 7 16 0" fill="none" stroke="#111" strokeWidth="2" />
      <path fill="#f8f9fa" d="M112 178h176v6H112z" />
      <path fill="#f6c6d0" stroke="#7a3b47" d="M128 140h144v38H128z" />
      <path
        fill="#fff"
        d="M128 140h144v9q-9 9-18 0-9 9-18 0-9 9-18 0-9 9-18 0-9 9-18 0-9 9-18 0-9 9-18 0-9 9-18 0z"
      />
      {candles.map(i => {
        const x = 133 + (i % candlesPerRow) * 5.6 + (Math.floor(i / candlesPerRow) % 2) * 2.8
        const y = 140 - Math.floor(i / candlesPerRow) * 5
        return (
          <g key={i}>
            <path d={`M${x} ${y}v-9`} stroke={flags[i % flags.length]} strokeWidth="1.8" />
            {i < burning && <ellipse cx={x} cy={y - 11.5} rx="1.5" ry="2.6" fill="#ff7b00" />}
          </g>
        )
      })}
      {guest && <GuestPicture guest={guest} x={270} y={148} width={48} height={40} />}
    </svg>
  )
}
