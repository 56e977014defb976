import type { ReactNode } from "react"

export type Drawn = {
  /** The accessible name of the drawing. */
  label: string
  wall: string
  figure: ReactNode
}

const ink = { stroke: "#2a1c12", strokeWidth: 2.5, strokeLinejoin: "round", strokeLinecap: "round" } as const

/** Heads, middles and feet in the order of the makers, each 200 by 90 units; necks and waists line up. */
export const drawings: readonly (readonly [head: Drawn, middle: Drawn, feet: Drawn])[] = [
  [
    {
      label: "the head of a person with glasses and a woollen hat",
      wall: "#dfe8d8",
      figure: (
        <g {...ink}>
          <path d="M84 66h32v26H84z" fill="#eec39c" />
          <path d="M68 40q0 40 32 40t32 -40z" fill="#eec39c" />
          <path d="M72 58q6 26 28 26t28 -26q-10 8 -28 8t-28 -8z" fill="#8a5a34" />
          <path d="M64 42q2 -34 36 -34t36 34z" fill="#b3342c" />
          <path d="M62 34h76v12H62z" fill="#f2e6d0" />
          <circle cx="100" cy="8" r="7" fill="#f2e6d0" />
          <path d="M76 50h18v12H76zM106 50h18v12h-18zM94 54h12" fill="#fff" />
          <path d="M85 55v3M115 55v3M94 72q6 3 12 0" />
        </g>
      ),
    },
    {
      label: "the middle of a person in a knitted jumper, typing",
      wall: "#dfe8d8",
      figure: (
        <g {...ink}>
          <path
            d="M84 -2h32v8h22q20 4 24 44l-20 8l-8 -22v56H66V36l-8 22l-20 -8q4 -40 24 -44h22z"
            fill="#3f6a9a"
          />
          <path
            d="M68 24l8 8l8 -8l8 8l8 -8l8 8l8 -8l8 8l8 -8M68 36l8 8l8 -8l8 8l8 -8l8 8l8 -8l8 8l8 -8"
            fill="none"
            stroke="#f2e6d0"
          />
          <path d="M46 60h108l8 20H38z" fill="#d8d2bf" />
          <path d="M52 66h96M49 73h102" strokeDasharray="5 4" />
          <circle cx="52" cy="56" r="9" fill="#eec39c" />
          <circle cx="148" cy="56" r="9" fill="#eec39c" />
        </g>
      ),
    },
    {
      label: "feet in woollen socks",
      wall: "#dfe8d8",
      figure: (
        <g {...ink}>
          <path d="M66 -2h68l4 58h-30l-8 -38l-8 38H62z" fill="#39455c" />
          <path
            d="M64 56h28v20q0 8 -10 8H50q-8 0 -8 -7t10 -9l12 -4zM136 56h-28v20q0 8 10 8h32q8 0 8 -7t-10 -9l-12 -4z"
            fill="#c9c3b0"
          />
          <path d="M64 62h28M108 62h28" stroke="#b3342c" strokeWidth="4" />
        </g>
      ),
    },
  ],
  [
    {
      label: "the head of a hamster",
      wall: "#4f3a2a",
      figure: (
        <g {...ink}>
          <circle cx="66" cy="22" r="13" fill="#f2b8a0" />
          <circle cx="134" cy="22" r="13" fill="#f2b8a0" />
          <path d="M56 56q0 -46 44 -46t44 46q0 20 -24 36H80q-24 -16 -24 -36z" fill="#d98a3a" />
          <path d="M66 66q6 -14 34 -14t34 14q-4 20 -18 26H84q-14 -6 -18 -26z" fill="#fff3e0" />
          <circle cx="82" cy="42" r="6" fill="#111" />
          <circle cx="118" cy="42" r="6" fill="#111" />
          <path d="M84 40h1M120 40h1" stroke="#fff" />
          <path d="M94 56h12l-6 7z" fill="#f08a8a" />
          <path
            d="M100 63v6q-6 5 -11 1M100 69q6 5 11 1M70 64L44 58M70 70l-26 5M130 64l26 -6M130 70l26 5"
            fill="none"
          />
        </g>
      ),
    },
    {
      label: "the middle of a hamster with a sunflower seed",
      wall: "#4f3a2a",
      figure: (
        <g {...ink}>
          <path d="M84 -2h32q40 18 36 56q-2 26 -18 38H66q-16 -12 -18 -38q-4 -38 36 -56z" fill="#d98a3a" />
          <path d="M100 14q32 8 28 44q-2 22 -12 34H84q-10 -12 -12 -34q-4 -36 28 -44z" fill="#fff3e0" />
          <path d="M100 26q14 14 0 36q-14 -22 0 -36z" fill="#3a3a3a" />
          <path d="M96 40v12M104 40v12" stroke="#ddd" />
          <path
            d="M58 34q20 2 32 14q-2 10 -12 8q-14 -4 -24 -8zM142 34q-20 2 -32 14q2 10 12 8q14 -4 24 -8z"
            fill="#d98a3a"
          />
        </g>
      ),
    },
    {
      label: "the feet of a hamster, in a wheel",
      wall: "#4f3a2a",
      figure: (
        <g {...ink}>
          <path d="M20 -2q10 78 80 78t80 -78" fill="none" stroke="#c9ccd2" strokeWidth="6" />
          <path d="M30 36l-8 6M52 62l-5 8M100 74v8M148 62l5 8M170 36l8 6" stroke="#c9ccd2" strokeWidth="4" />
          <path d="M66 -2h68q6 30 -8 44H74q-14 -14 -8 -44z" fill="#d98a3a" />
          <path
            d="M72 40q-14 6 -16 18q14 8 30 2l4 -18zM128 40q14 6 16 18q-14 8 -30 2l-4 -18z"
            fill="#f2b8a0"
          />
          <path d="M62 54l-3 6M70 56l-2 7M138 54l3 6M130 56l2 7" />
        </g>
      ),
    },
  ],
  [
    {
      label: "a monitor of 1998 for a head",
      wall: "#008080",
      figure: (
        <g {...ink}>
          <path d="M84 72h32v20H84z" fill="#c9c3b0" />
          <path d="M50 4h100v70H50z" fill="#d8d2bf" />
          <path d="M60 13h80v48H60z" fill="#000080" />
          <path d="M78 26v8M122 26v8M80 46q20 10 40 0" stroke="#fff" strokeWidth="4" fill="none" />
          <circle cx="140" cy="68" r="2.5" fill="#3fae4a" stroke="none" />
        </g>
      ),
    },
    {
      label: "a grey computer with a floppy disk for a middle",
      wall: "#008080",
      figure: (
        <g {...ink}>
          <path d="M84 -2h32v12H84z" fill="#c9c3b0" />
          <path d="M44 10h112v74H44z" fill="#d8d2bf" />
          <path d="M54 22h60v14H54z" fill="#bdb7a4" />
          <path d="M60 29h48" strokeWidth="4" />
          <path d="M78 36h16v16H78z" fill="#3a5fb0" />
          <path d="M54 60h60M54 67h60M54 74h60" stroke="#8a8472" />
          <circle cx="138" cy="29" r="7" fill="#bdb7a4" />
          <circle cx="138" cy="50" r="3" fill="#3fae4a" />
          <path d="M66 84h68v8H66z" fill="#bdb7a4" />
        </g>
      ),
    },
    {
      label: "a mouse with a ball for feet, on a mat",
      wall: "#008080",
      figure: (
        <g {...ink}>
          <path d="M84 -2q-2 26 16 30" fill="none" strokeWidth="5" />
          <path d="M22 66h156l12 20H10z" fill="#8a2fb0" />
          <path d="M72 74q-4 -46 28 -46t28 46z" fill="#e3dccb" />
          <path d="M100 28v20M73 52q27 -8 54 0" fill="none" />
        </g>
      ),
    },
  ],
  [
    {
      label: "a mirror for a head",
      wall: "#b8c4cc",
      figure: (
        <g {...ink}>
          <path d="M90 76h20v16H90z" fill="#c9a44a" />
          <ellipse cx="100" cy="40" rx="46" ry="37" fill="#c9a44a" />
          <ellipse cx="100" cy="40" rx="38" ry="30" fill="#e3eef4" />
          <path d="M78 52l26 -34M96 60l24 -32" stroke="#fff" strokeWidth="7" />
          <path d="M92 30l24 18h-13l7 13l-6 3l-7 -13l-7 8z" fill="#fff" />
        </g>
      ),
    },
    {
      label: "a window for a middle, with whoever looks through it",
      wall: "#b8c4cc",
      figure: (
        <g {...ink}>
          <path d="M40 4h120v84H40z" fill="#c0c0c0" />
          <path d="M46 10h108v14H46z" fill="#000080" />
          <path d="M140 12h10v10h-10z" fill="#c0c0c0" strokeWidth="1" />
          <path d="M46 28h108v54H46z" fill="#fff" />
          <path d="M70 82q0 -26 30 -26t30 26z" fill="#808080" />
          <circle cx="100" cy="46" r="12" fill="#808080" />
        </g>
      ),
    },
    {
      label: "an office chair for feet",
      wall: "#b8c4cc",
      figure: (
        <g {...ink}>
          <path d="M58 -2h84v16q0 8 -10 8H68q-10 0 -10 -8z" fill="#22305a" />
          <path d="M96 22h8v30h-8z" fill="#555" />
          <path d="M100 50L46 72M100 50l54 22M100 50v24" strokeWidth="7" stroke="#333" />
          <circle cx="44" cy="77" r="7" fill="#111" />
          <circle cx="156" cy="77" r="7" fill="#111" />
          <circle cx="100" cy="79" r="7" fill="#111" />
        </g>
      ),
    },
  ],
]
