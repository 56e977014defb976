import * as styles from "../Amerikansuomalaiset.module.css"

const flakes = Array.from(
  { length: 40 },
  (_, i) => `M${(i * 97) % 640} ${((i * 53) % 240) - 20}h4v4h-4z`,
).join("")

/** The sky over the Atlantic with both its coasts, in summer or at Christmas. */
export function Coasts({ isWinter }: { isWinter: boolean }) {
  return (
    <>
      <path d="M0 0h640v300H0z" fill={isWinter ? "#1d2b53" : "#bfe0f5"} />
      {isWinter ? (
        <path className={styles.snow} d={flakes} fill="#fff" />
      ) : (
        <g>
          <circle cx="470" cy="60" r="28" fill="#ffe9a0" />
          <path
            className={styles.gulls}
            d="M230 74q-8-9-16 0M230 74q8-9 16 0M420 106q-8-9-16 0M420 106q8-9 16 0M150 120q-7-8-13 0M150 120q7-8 13 0"
            fill="none"
            stroke="#fff"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      )}
      <g transform="translate(56 0)">
        <path
          d="M-80 300V150q40-20 80 16 30-26 60-6 26 18 30 60l10 80z"
          fill="#8fae5c"
          stroke="#4f6a2c"
          strokeWidth="3"
        />
        <path
          d="M-22 156v-92h20v98M10 160v-52h16v52M32 156v-80h18v84M56 166v-40h14v44"
          fill="#8a6a5a"
          stroke="#4a3a30"
          strokeWidth="2"
        />
      </g>
      <g transform="translate(-56 0)">
        <path
          d="M720 300V160q-40-20-80 16-24-30-52-12-28 20-34 56l-10 80z"
          fill={isWinter ? "#e8eef5" : "#6f9a4c"}
          stroke="#3f5a2c"
          strokeWidth="3"
        />
        <path d="M600 168v-34h40v34z" fill="#b3372f" stroke="#5c1a14" strokeWidth="2" />
        <path d="M594 136l26-22 26 22z" fill={isWinter ? "#fff" : "#3b2a24"} />
        <path d="M613 168v-18h12v18z" fill={isWinter ? "#ffe45c" : "#fff"} />
        <path d="M652 176l14-46 14 46zM674 180l12-38 12 38z" fill="#2f5f3a" />
      </g>
      <g fontFamily="var(--chrome)" fontWeight="700" fontSize="16" textAnchor="middle" fill="#22330f">
        <text x="106" y="204">
          America
        </text>
        <text x="546" y="204">
          Finland
        </text>
      </g>
    </>
  )
}
