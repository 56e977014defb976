import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../Panda.module.css"
import type { Passage } from "../passage"

type Props = {
  asleep: boolean
  /** 0 to 1. */
  belly: number
  chewing: boolean
  /** A thing from another page, and where it is. */
  guest: Guest | null
  passage: Passage
}

const black = "#22242c"
const shine = "#454a58"
const white = "#fbfbf6"
const shade = "#d9dce0"

/**
 * Draws a sitting panda with a stalk in its hand; asleep it hangs its head and has put the stalk away. A guest is held
 * instead of the stalk, or shows through the belly.
 */
export function Bear({ asleep, belly, chewing, guest, passage }: Props) {
  const wide = 62 + belly * 14
  const held = passage === "held" ? guest : null
  return (
    <g>
      <ellipse cx="242" cy="262" rx="104" ry="14" fill="#2a4a1c" opacity=".45" />
      <ellipse cx="242" cy="206" rx={wide + 8} ry="60" fill={shade} />
      <ellipse cx="238" cy="204" rx={wide + 4} ry="58" fill={white} />
      <path
        d={`M${240 - wide} 176q${wide}-56 ${wide * 2} 0l-6 26q-${wide - 6}-40-${wide * 2 - 12} 0z`}
        fill={black}
      />
      <ellipse cx="184" cy="246" rx="36" ry="24" fill={black} transform="rotate(-14 184 246)" />
      <ellipse cx="298" cy="246" rx="36" ry="24" fill={black} transform="rotate(14 298 246)" />
      {[166, 316].map(x => (
        <g key={x}>
          <ellipse cx={x} cy="246" rx="17" ry="19" fill={shine} />
          <ellipse cx={x} cy="251" rx="9" ry="7" fill="#8a8f9c" />
          <path
            d={`M${x - 10} 238h.1M${x} 234h.1M${x + 10} 238h.1`}
            stroke="#8a8f9c"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M182 172q-28 22-14 52 14 10 24-4-4-26 16-40z" fill={black} />
      {guest && passage === "inside" && (
        <g opacity="0.4">
          <GuestPicture guest={guest} x={204} y={188} width={72} height={62} />
        </g>
      )}
      <g className={asleep ? styles.asleep : undefined}>
        <circle cx="196" cy="76" r="21" fill={black} />
        <circle cx="284" cy="76" r="21" fill={black} />
        <circle cx="194" cy="75" r="10" fill={shine} />
        <circle cx="286" cy="75" r="10" fill={shine} />
        <path d="M172 122q0-56 68-56t68 56q4 46-68 46t-68-46z" fill={white} />
        <path d="M292 84q16 14 16 38 4 46-68 46 56-12 56-50 0-20-4-34z" fill={shade} />
        <ellipse cx="212" cy="116" rx="18" ry="22" fill={black} transform="rotate(32 212 116)" />
        <ellipse cx="268" cy="116" rx="18" ry="22" fill={black} transform="rotate(-32 268 116)" />
        {asleep ? (
          <path
            d="M204 118q8 7 16 0M260 118q8 7 16 0"
            stroke="#dfe3ea"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        ) : (
          <>
            <circle cx="214" cy="114" r="7" fill="#3a2414" />
            <circle cx="266" cy="114" r="7" fill="#3a2414" />
            <circle cx="216" cy="111" r="3" fill="#fff" />
            <circle cx="268" cy="111" r="3" fill="#fff" />
          </>
        )}
        <ellipse cx="240" cy="146" rx="26" ry="18" fill="#fff" />
        <path d="M230 134q10-6 20 0-2 10-10 10t-10-10z" fill={black} />
        <g className={chewing ? styles.chewing : undefined}>
          <path
            d={asleep ? "M240 144v6q-6 6-10 2M240 150q6 6 10 2" : "M240 144v6q-8 8-14 2M240 150q8 8 14 2"}
            stroke={black}
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </g>
        <path
          d="M190 138q6 4 10 2M290 138q-6 4-10 2"
          stroke="#f0b8b8"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".7"
        />
      </g>
      {asleep ? (
        <>
          {held && <GuestPicture guest={held} x={194} y={172} width={92} height={68} />}
          <path d="M298 172q28 26 6 52-20 14-34-2 6-24-4-38z" fill={black} />
        </>
      ) : (
        <g className={chewing ? styles.eating : undefined}>
          {held ? (
            <GuestPicture guest={held} x={264} y={80} width={92} height={70} />
          ) : (
            <>
              <path d="M250 162l96-74 6 8-96 74z" fill="#5fa63f" />
              <path d="M250 162l96-74 2 3-96 74z" fill="#a4de78" />
              <path d="M276 140l6 9M304 119l6 9M330 99l6 8" stroke="#2f6a2a" strokeWidth="3" />
              <path d="M346 88q8-24 30-22-4 18-28 28zM338 96q-8-22 6-34 10 14 2 30z" fill="#7ac255" />
            </>
          )}
          <path d="M300 170q30 4 26-28-6-22-26-20-12 6-8 18-6 14-20 22z" fill={black} />
          <circle cx="306" cy="132" r="13" fill={shine} />
        </g>
      )}
    </g>
  )
}
