import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import type { Sight } from "../logic"
import * as styles from "../Weather.module.css"

type Props = {
  sight: Sight
  moving: boolean
  label: string
  celsius: number | null
  /** The thing from another page that is outside. */
  guest: Guest | null
  /** True while it has been reported, and thus is the weather. */
  rainsGuest: boolean
  onReport: () => void
}

/** The places of the falling guests, in units of the picture. */
const showers = Array.from({ length: 24 }, (_, i) => ({
  x: 80 + ((i * 89) % 280),
  y: 22 + ((i * 67) % 170),
  i,
}))

const sky: Record<Sight, readonly [string, string]> = {
  sun: ["#3f9be8", "#bfe6ff"],
  cloud: ["#8899aa", "#cdd6de"],
  rain: ["#55626e", "#8e9ba6"],
  snow: ["#9aa6b8", "#dfe6ee"],
  fog: ["#cfd4d6", "#e6e9ea"],
  dark: ["#070b22", "#1c2750"],
  wall: ["#7c3b2a", "#7c3b2a"],
  curtain: ["#8fc8f0", "#cfeaff"],
  hamster: ["#58a8e0", "#cfeaff"],
}

const drops = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 71) % 330,
  y: (i * 47) % 210,
  late: (i * 13) % 10,
}))

/** The visitor's window, with the chosen sight outside. */
export function Window({ sight, moving, label, celsius, guest, rainsGuest, onReport }: Props) {
  return (
    <div className={styles.view}>
      <Picture
        sight={rainsGuest ? "rain" : sight}
        moving={moving}
        label={label}
        celsius={celsius}
        shower={rainsGuest ? guest : null}
      />
      {guest && (
        <button
          type="button"
          className={styles.guest}
          aria-pressed={rainsGuest}
          aria-label={`Report ${inSentence(guest)}`}
          onClick={onReport}
        >
          <GuestPicture guest={guest} />
        </button>
      )}
    </div>
  )
}

type PictureProps = Pick<Props, "sight" | "moving" | "label" | "celsius"> & { shower: Guest | null }

function Picture({ sight, moving, label, celsius, shower }: PictureProps) {
  const [top, bottom] = sky[sight]
  const isWet = sight === "rain" || sight === "snow"
  const isOpen = sight !== "wall"
  const white = sight === "snow"
  return (
    <svg
      className={styles.window}
      viewBox="0 0 480 270"
      role="img"
      aria-label={label}
      data-moving={moving || undefined}
    >
      <defs>
        <linearGradient id="weather-sky" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
        <clipPath id="weather-glass">
          <path d="M84 22h312v196H84z" />
        </clipPath>
      </defs>
      <rect width="480" height="270" fill="#e6d3ac" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(i => (
        <path key={i} d={`M${i * 42 + 8} 0v270`} stroke="#dcc596" strokeWidth="5" />
      ))}
      <g clipPath="url(#weather-glass)">
        <rect x="84" y="22" width="312" height="196" fill="url(#weather-sky)" />
        {isOpen && (
          <>
            {sight === "sun" && (
              <g transform="translate(320 72)" className={styles.sun}>
                {Array.from({ length: 12 }, (_, i) => i * 30).map(turn => (
                  <path key={turn} d="M-5-36h10l-5-20z" fill="#ffcf3a" transform={`rotate(${turn})`} />
                ))}
                <circle r="32" fill="#ffdf5a" stroke="#f2a81a" strokeWidth="3" />
              </g>
            )}
            {sight === "dark" && (
              <>
                <path d="M330 46a26 26 0 1 0 24 38 22 22 0 0 1-24-38z" fill="#fff3c0" />
                <path
                  d="M110 50h.1M150 84h.1M196 44h.1M240 72h.1M284 40h.1M128 110h.1M270 112h.1M384 120h.1"
                  stroke="#fff"
                  strokeWidth="4"
                  strokeLinecap="round"
                />
              </>
            )}
            <path
              d="M84 168l40-26 30 18 46-34 50 30 44-26 40 22 62-28v100H84z"
              fill={white ? "#b9c6d2" : sight === "dark" ? "#0c1a24" : "#4f7f5a"}
            />
            <path
              d="M84 184h312v40H84z"
              fill={white ? "#f2f6fb" : sight === "dark" ? "#0a1418" : "#6ea257"}
            />
            <g fill={sight === "dark" ? "#182030" : "#c8553a"}>
              <path d="M120 150h54v40h-54z" />
              <path
                d="M112 152l35-28 35 28z"
                fill={white ? "#fff" : sight === "dark" ? "#0e1420" : "#5a3a30"}
              />
              <path d="M130 160h14v12h-14zM152 160h14v12h-14z" fill={sight === "dark" ? "#ffd84a" : "#fff"} />
            </g>
            {[218, 246, 340].map((x, i) => (
              <g key={x} transform={`translate(${x} ${188 + i * 3})`}>
                <path d="M-3 0h6v12h-6z" fill="#4a3020" />
                <path
                  d="M0-52l16 24h-7l12 18h-9l10 14h-44l10-14h-9l12-18h-7z"
                  fill={sight === "dark" ? "#10281c" : "#1f5c34"}
                />
                {white && <path d="M0-52l8 12h-16zM-12-22l8 4h8l8-4 4 6h-32z" fill="#fff" />}
              </g>
            ))}
            {(sight === "cloud" || isWet) &&
              [
                { x: 150, y: 64, size: 1.1 },
                { x: 270, y: 48, size: 1.4 },
                { x: 350, y: 78, size: 0.9 },
              ].map(({ x, y, size }) => (
                <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
                  <path
                    d="M-50 18q-12-22 12-26 4-24 30-18 18-16 34 4 24-2 22 20 14 8 2 20z"
                    fill={sight === "rain" ? "#4a5560" : "#f4f7fa"}
                  />
                  <path
                    d="M-50 18q-6-10 0-16 50 12 96 2 10 8 2 14z"
                    fill={sight === "rain" ? "#38424c" : "#c8d2dc"}
                  />
                </g>
              ))}
            {shower &&
              showers.map(({ x, y, i }) => (
                <g
                  key={i}
                  className={styles.shower}
                  style={{ animationDelay: `${((i * 7) % 24) * -0.12}s` }}
                  transform={`translate(${x} ${y})`}
                >
                  <GuestPicture guest={shower} width={40} height={30} />
                </g>
              ))}
            {isWet &&
              !shower &&
              drops.map(({ x, y, late }) => (
                <g key={`${x} ${y}`} className={styles.falling} style={{ animationDelay: `${-late / 10}s` }}>
                  {sight === "rain" ? (
                    <path d={`M${84 + x} ${y}l-4 15`} stroke="#cfe4ff" strokeWidth="2" />
                  ) : (
                    <circle cx={84 + x} cy={y} r={2 + (late % 3)} fill="#fff" />
                  )}
                </g>
              ))}
            {sight === "fog" && <path d="M84 22h312v196H84z" fill="#e6e9ea" opacity=".88" />}
            {sight === "hamster" && (
              <g transform="translate(250 172)" className={styles.hamster}>
                <circle cx="-58" cy="-96" r="26" fill="#c07c3a" />
                <circle cx="58" cy="-96" r="26" fill="#c07c3a" />
                <circle cx="-58" cy="-94" r="14" fill="#f0b8a8" />
                <circle cx="58" cy="-94" r="14" fill="#f0b8a8" />
                <ellipse cy="-10" rx="104" ry="92" fill="#e0a050" />
                <ellipse cx="-50" cy="26" rx="46" ry="40" fill="#fff0dc" />
                <ellipse cx="50" cy="26" rx="46" ry="40" fill="#fff0dc" />
                <circle cx="-36" cy="-36" r="13" fill="#111" />
                <circle cx="36" cy="-36" r="13" fill="#111" />
                <circle cx="-32" cy="-41" r="5" fill="#fff" />
                <circle cx="40" cy="-41" r="5" fill="#fff" />
                <path d="M-9-8h18l-9 11z" fill="#d0606a" />
                <path d="M0 3v9M-12 16q12 8 24 0" stroke="#7a3a20" strokeWidth="4" fill="none" />
                <path d="M-7 20h6v12h-6zM1 20h6v12H1z" fill="#fff" />
              </g>
            )}
          </>
        )}
        {sight === "wall" &&
          Array.from({ length: 13 }, (_, row) => row).flatMap(row =>
            [0, 1, 2, 3, 4, 5, 6, 7].map(i => (
              <rect
                key={`${row} ${i}`}
                x={66 + i * 44 + (row % 2) * 22}
                y={22 + row * 16}
                width="41"
                height="13"
                fill={["#b5563c", "#a84a34", "#c2654a"][(row * 3 + i) % 3]}
              />
            )),
          )}
        {sight === "curtain" && (
          <g className={styles.curtain}>
            {[0, 1, 2, 3, 4, 5, 6, 7].map(i => (
              <path
                key={i}
                d={`M${84 + i * 40} 22h40q-8 100 0 196h-40q8-96 0-196z`}
                fill={i % 2 ? "#d8a0b8" : "#c67f9e"}
              />
            ))}
            <path
              d="M104 70h.1M184 110h.1M264 66h.1M344 120h.1M144 170h.1M224 180h.1M304 160h.1"
              stroke="#fff"
              strokeWidth="14"
              strokeLinecap="round"
            />
          </g>
        )}
      </g>
      <path
        d="M76 14h328v212H76zm8 8v196h312V22z"
        fill="#fffdf6"
        fillRule="evenodd"
        stroke="#b9ab8a"
        strokeWidth="2"
      />
      <path d="M236 22h8v196h-8zM84 116h312v8H84z" fill="#fffdf6" stroke="#d9cdb0" />
      <path d="M56 226h368v14H56z" fill="#fffdf6" stroke="#b9ab8a" strokeWidth="2" />
      <g transform="translate(108 226)">
        <path d="M-16-26h32l-5 26h-22z" fill="#b5563c" />
        <path d="M-19-31h38v7h-38z" fill="#c96a4c" />
        <path d="M0-31q-22-14-20-34 18 6 20 30 4-26 22-30 0 24-22 34z" fill="#3a8a3f" />
      </g>
      <g transform="translate(432 92)">
        <path d="M-12-60h24v124h-24z" fill="#fffdf6" stroke="#7b5a34" strokeWidth="3" />
        <path d="M-3-50h6v92h-6z" fill="#dfe6ee" />
        {celsius !== null && <path d={`M-3 ${20 - celsius * 2}h6V42h-6z`} fill="#d0202a" />}
        <circle cy="48" r="8" fill="#d0202a" />
        <path d="M5 20h5M5 0h5M5-20h5M5-40h5M5 40h5" stroke="#111" strokeWidth="2" />
      </g>
    </svg>
  )
}
