type Props = {
  /** The stage of fullness that is drawn, 0 to 5. */
  tier: number
  /** The number on its tag. */
  count: number
  /** True if its string has come undone. */
  isUntied: boolean
}

/** The height by which the sides bulge, by how full it looks. */
const bulges = [0, 3, 6, 10, 15, 18] as const

/** A briefcase, seen from the front. */
export function CaseDrawing({ tier, count, isUntied }: Props) {
  const bulge = bulges[tier] ?? 0
  const [leather, dark] = tier >= 5 ? ["#e8b52a", "#8a5f00"] : ["#8a5528", "#4a2a12"]
  const body = `M22 56Q160 ${52 - bulge} 298 56Q${306 + bulge} 110 298 162Q160 ${166 + bulge} 22 162Q${14 - bulge} 110 22 56z`
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <path
        d="M122 54V32q0-14 14-14h48q14 0 14 14v22"
        fill="none"
        stroke={dark}
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <path d={body} fill={leather} stroke={dark} strokeWidth="5" />
      <path d="M24 68Q160 62 296 68" fill="none" stroke="#e8c48a" strokeWidth="2" strokeDasharray="7 6" />
      <path d={`M${14 - bulge / 2} 104H${306 + bulge / 2}`} stroke={dark} strokeWidth="4" />
      {tier >= 2 && <Stickers />}
      {tier >= 3 && <BrassAndTie dark={dark} />}
      {[62, 232].map(x => (
        <g key={x} fill="#f2cf63" stroke="#5a3a00" strokeWidth="2">
          <path d={`M${x} 92h26v26h-26z`} />
          <path d={`M${x + 8} 104h10`} />
        </g>
      ))}
      {tier === 0 && <StringAndCobweb isUntied={isUntied} />}
      {tier >= 4 && (
        <g stroke="#111" strokeWidth="2">
          <path d={`M146 ${52 - bulge / 2}h28v${114 + bulge}h-28z`} fill="#b02a2a" />
          <path d="M140 94h40v30h-40z" fill="#c8ccd2" />
          <path d="M148 102h24v14h-24z" fill="#b02a2a" />
        </g>
      )}
      {tier >= 5 && (
        <path
          d="M132 20l-6-22 18 12 16-18 16 18 18-12-6 22z"
          transform="translate(0 10)"
          fill="#ffd400"
          stroke="#8a5f00"
          strokeWidth="3"
        />
      )}
      <path d="M196 40l26 6" stroke="#e8c48a" strokeWidth="3" />
      <g transform="rotate(10 246 48)">
        <path d="M218 40l12-12h46v40h-46l-12-12z" fill="#fff6d8" stroke="#5a3a00" strokeWidth="2" />
        <text x="252" y="57" textAnchor="middle" fontSize="24" fontWeight="bold" fill="#241708">
          {count}
        </text>
      </g>
    </svg>
  )
}

function StringAndCobweb({ isUntied }: { isUntied: boolean }) {
  return (
    <g fill="none">
      {isUntied ? (
        <path
          d="M112 54q-10 40 4 70t-8 58M14 84q34 4 44 34t-4 62M306 84q-30 6-36 40t10 54"
          stroke="#e9dcc0"
          strokeWidth="4"
        />
      ) : (
        <>
          <path d="M112 54q-4 54 0 112M14 84q146 8 292 0" stroke="#e9dcc0" strokeWidth="4" />
          <path
            d="M112 86q-22-22-26-4t26 4q24-20 26-2t-26 2l-8 20M112 86l12 20"
            stroke="#e9dcc0"
            strokeWidth="3"
          />
        </>
      )}
      <path
        d="M22 56l40 4M22 56l32 22M22 56l14 34M22 56l-2 38M44 58q-4 8-4 10-8 4-9 9-6 0-10 3M56 60q-6 8-8 13-8 5-14 14-8 0-14 4"
        stroke="#fff"
        strokeWidth="1.5"
        opacity="0.8"
      />
      <circle cx="40" cy="100" r="4" fill="#111" />
      <path d="M40 96V70M34 98l-4-4M46 98l4-4M34 102l-4 4M46 102l4 4" stroke="#111" strokeWidth="1.5" />
    </g>
  )
}

function Stickers() {
  return (
    <g stroke="#333" strokeWidth="1.5">
      <g transform="rotate(-7 104 80)">
        <path d="M64 69h76v22H64z" fill="#d8232a" />
        <text x="102" y="85" textAnchor="middle" fontSize="15" fontWeight="bold" fill="#fff" stroke="none">
          FRAGILE
        </text>
      </g>
      <circle cx="262" cy="140" r="19" fill="#fff" />
      <path d="M248 128a7 7 0 119-7zM276 128a7 7 0 10-9-7z" fill="#111" />
      <path d="M252 142a4 4 0 118-3zM272 142a4 4 0 10-8-3zM259 149h6" fill="#111" />
      <g transform="rotate(7 66 140)">
        <path d="M40 124h50v30h-50z" fill="#8fd3f4" />
        <path d="M40 154l16-18 10 10 8-6 16 14z" fill="#3fa34d" />
        <circle cx="78" cy="132" r="5" fill="#ffd400" />
      </g>
    </g>
  )
}

function BrassAndTie({ dark }: { dark: string }) {
  return (
    <>
      <path
        d="M20 56h26q-6 22-28 24zM300 56h-26q6 22 28 24zM20 162h26q-6-22-28-24zM300 162h-26q6-22 28-24z"
        fill="#f2cf63"
        stroke={dark}
        strokeWidth="2"
      />
      <path d="M192 104l-8 52 14 18 14-18-8-52z" fill="#2f62d8" stroke="#111" strokeWidth="2" />
      <path d="M190 120h16M188 134h22M186 148h26" stroke="#fff" strokeWidth="3" />
    </>
  )
}
