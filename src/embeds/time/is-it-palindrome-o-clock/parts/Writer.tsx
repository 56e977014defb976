import * as styles from "../IsItPalindrome.module.css"

/** Draws the hole where the mirror was, and Pertti in it, who has written everything backwards by hand. */
export function Writer({ text }: { text: string }) {
  const size = Math.min(26, 290 / Math.max(6, text.length))
  return (
    <svg
      className={styles.writer}
      aria-hidden="true"
      viewBox="0 0 300 240"
      preserveAspectRatio="xMidYMax slice"
    >
      <rect width="300" height="240" fill="#2a2018" />
      <path
        d="M0 40H300M0 90H300M0 140H300M60 0V40M180 0V40M120 40V90M240 40V90M60 90V140M180 90V140"
        stroke="#3c2e22"
        strokeWidth="4"
      />
      <path d="M150 0V34" stroke="#111" strokeWidth="3" />
      <path d="M132 34h36l8 16h-52z" fill="#555" />
      <path d="M124 50h52l70 190H54z" fill="#ffe9a0" opacity="0.22" />
      <g transform="translate(150 206) scale(1.15)">
        <ellipse cx="0" cy="-36" rx="30" ry="32" fill="#e0913c" />
        <ellipse cx="0" cy="-30" rx="19" ry="22" fill="#fff3e0" />
        {[-21, 21].map(x => (
          <g key={x}>
            <circle cx={x} cy="-97" r="8" fill="#e0913c" />
            <circle cx={x} cy="-97" r="4" fill="#f4b0a0" />
          </g>
        ))}
        <ellipse cx="0" cy="-78" rx="30" ry="25" fill="#e0913c" />
        <ellipse cx="-17" cy="-68" rx="20" ry="15" fill="#fff3e0" />
        <ellipse cx="17" cy="-68" rx="20" ry="15" fill="#fff3e0" />
        <circle cx="-12" cy="-84" r="7" fill="#fff" />
        <circle cx="12" cy="-84" r="7" fill="#fff" />
        <circle cx="-12" cy="-83" r="4" fill="#111" />
        <circle cx="12" cy="-83" r="4" fill="#111" />
        <path d="M-4 -73h8l-4 5z" fill="#e0607a" />
        <ellipse cx="0" cy="-58" rx="4" ry="5" fill="#7a2a20" />
        <path d="M-22 -48L-34 -22M22 -48L40 -58" stroke="#e0913c" strokeWidth="11" strokeLinecap="round" />
        <path d="M36 -52L58 -76" stroke="#f0c040" strokeWidth="6" />
        <path d="M58 -76l6 -7l-2 9z" fill="#222" />
      </g>
      <g transform="rotate(-2 150 206)">
        <rect x="6" y="184" width="288" height="44" fill="#fffdf0" stroke="#b8a878" strokeWidth="2" />
        <text x="150" y="214" textAnchor="middle" fontSize={size} fontFamily="monospace" fill="#233a8a">
          {text}
        </text>
      </g>
    </svg>
  )
}
