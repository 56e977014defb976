import type { ReactElement } from "react"
import * as styles from "../Amerikansuomalaiset.module.css"
import type { Card } from "../schema"

const scenes: Record<Card["picture"], { says: string; draws: ReactElement }> = {
  ship: {
    says: "Purjelaiva merellä",
    draws: (
      <g className={styles.ship}>
        <path d="M100 116h130l-18 26H118z" fill="#6b421d" />
        <path d="M140 116V36M190 116V50" stroke="#3f2814" strokeWidth="5" />
        <path
          d="M112 54q32 12 56 0l4 26q-34 10-60 0zM168 66q22 8 44 0l4 22q-26 8-48 0zM120 86q26 8 48 0v20q-26 8-48 0z"
          fill="#f3ead3"
        />
      </g>
    ),
  },
  mine: {
    says: "Kaivostorni ja kuparinpunainen kumpu",
    draws: (
      <g>
        <path d="M150 142l26-96h16l26 96h-12l-8-30h-28l-8 30z" fill="#3f2814" />
        <circle cx="184" cy="46" r="14" fill="none" stroke="#222" strokeWidth="5" />
        <path d="M40 142q40-60 90 0z" fill="#b86a3c" />
        <path d="M240 142v-26h40v26zM236 116h48" fill="#7a2f20" stroke="#4a1c12" strokeWidth="4" />
      </g>
    ),
  },
  cabin: {
    says: "Hirsitupa, sauna ja savu",
    draws: (
      <g>
        <path d="M70 142V92h86v50z" fill="#8a5a2b" />
        <path d="M62 94l50-36 52 36z" fill="#4a2f17" />
        <path d="M200 142v-34h52v34z" fill="#6b421d" />
        <path d="M194 110l32-22 32 22z" fill="#3f2814" />
        <path
          className={styles.smoke}
          d="M236 88q-10-14 2-24t-2-26"
          stroke="#f5f5f5"
          strokeWidth="7"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M100 142v-28h20v28zM220 142v-20h14v20z" fill="#2a1a0c" />
      </g>
    ),
  },
  school: {
    says: "Hiekkakivinen koulu torneineen",
    draws: (
      <g>
        <path d="M80 142V70h140v72z" fill="#a2543c" />
        <path d="M80 72V44h34v28zM186 72V34h34v38z" fill="#8c4630" />
        <path d="M76 46l21-22 21 22zM182 36l21-24 21 24z" fill="#3b2a24" />
        <path d="M96 84h16v22H96zM142 84h16v22h-16zM188 84h16v22h-16zM140 142v-26h20v26z" fill="#f3e2b0" />
      </g>
    ),
  },
  record: {
    says: "Savikiekko, joka pyörii",
    draws: (
      <g>
        <path d="M78 142v-24h144v24z" fill="#6b421d" />
        <g className={styles.record}>
          <circle cx="150" cy="80" r="52" fill="#18181b" />
          <circle cx="150" cy="80" r="36" fill="none" stroke="#3a3a40" strokeWidth="3" />
          <circle cx="150" cy="80" r="18" fill="#b3372f" />
          <path d="M150 66v8" stroke="#fff" strokeWidth="3" />
        </g>
        <path d="M232 34l-46 52" stroke="#bbb" strokeWidth="6" />
      </g>
    ),
  },
  tape: {
    says: "Kelanauhuri kahvipöydällä",
    draws: (
      <g>
        <path d="M40 116h220v8H40z" fill="#f3ead3" />
        <path d="M86 116V60h116v56z" fill="#4b4943" />
        <g className={styles.record}>
          <circle cx="118" cy="84" r="18" fill="#d8d2c0" />
          <path d="M118 70v28M104 84h28" stroke="#4b4943" strokeWidth="4" />
        </g>
        <circle cx="170" cy="84" r="18" fill="#d8d2c0" />
        <path d="M222 116V94h26v22zM248 98q12 0 8 12h-8" fill="#fff" stroke="#3a5fa0" strokeWidth="3" />
      </g>
    ),
  },
  book: {
    says: "Paksu sanakirja",
    draws: (
      <g>
        <path
          d="M90 134V50q40-14 60 4 20-18 60-4v84q-40-14-60 4-20-18-60-4z"
          fill="#fffbe6"
          stroke="#333"
          strokeWidth="3"
        />
        <path
          d="M150 54v84M102 66q20-6 38 2M102 84q20-6 38 2M102 102q20-6 38 2M160 68q20-8 38-2M160 86q20-8 38-2M160 104q20-8 38-2"
          stroke="#555"
          strokeWidth="3"
          fill="none"
        />
      </g>
    ),
  },
}

/** The picture side of a postcard, with its year and a stamp. */
export function Postcard({ card, moving }: { card: Card; moving: boolean }) {
  const { says, draws } = scenes[card.picture]
  return (
    <svg
      className={styles.card}
      data-moving={moving || undefined}
      viewBox="0 0 300 170"
      role="img"
      aria-label={`Postikortti, ${card.place} ${card.year}: ${says}`}
    >
      <rect width="300" height="170" fill="#fffaf0" />
      <path
        d="M8 8h284v154H8z"
        fill={card.year < 1900 ? "#e9d7b0" : card.year < 1970 ? "#cfe0e0" : "#bfe0f5"}
      />
      <path d="M8 142h284v20H8z" fill={card.picture === "ship" ? "#2f6f8f" : "#7d9a5c"} />
      {draws}
      <path d="M244 14h42v34h-42z" fill="#fff" stroke="#a03030" strokeWidth="3" strokeDasharray="3 2" />
      <text
        x="265"
        y="36"
        fontSize="13"
        fontWeight="bold"
        textAnchor="middle"
        fontFamily="var(--chrome)"
        fill="#7a1f2b"
      >
        {card.year}
      </text>
      <text x="16" y="157" fontSize="13" fontWeight="bold" fontFamily="var(--chrome)" fill="#fff">
        {card.place}
      </text>
    </svg>
  )
}
