/** The scenes behind the practice doors, in numerical order. */
import type { ReactNode } from "react"
import { Room, Straw } from "./Scene"

const ink = "#2a1c12"
const Paper = ({ d = "M14 8h32v44H14z" }: { d?: string }) => (
  <path d={d} fill="#fbf6e4" stroke={ink} strokeWidth="1" />
)
const Lines = ({ d }: { d: string }) => <path d={d} stroke={ink} strokeWidth="2" fill="none" />
const Back = ({ number }: { number: number }) => (
  <>
    <path d="M0 0h60v60H0z" fill="#8f2424" />
    <path d="M7 7h46v46H7z" fill="#e5d2ab" stroke={ink} />
    <path d="M7 22h46M7 38h46" stroke="#b79c6c" />
    <g transform="translate(60) scale(-1 1)">
      <text x="30" y="39" fontSize="24" fontWeight="700" textAnchor="middle" fill="#b79c6c">
        {number}
      </text>
    </g>
    <circle cx="13" cy="31" r="3" fill="#7a5a2a" />
  </>
)

export const practiceScenes: readonly ReactNode[] = [
  <>
    <Room />
    <path d="M30 12v8" stroke="#111" />
    <circle cx="30" cy="24" r="4" fill="#ffe98a" />
  </>,
  <>
    <Room colour="#56684f" />
    <path d="M6 20h16v22H6z" fill="none" stroke="#fff" strokeWidth="2" strokeDasharray="4 4" />
  </>,
  <>
    <Room />
    <path d="M14 30h32v20H14z" fill="#c79a5d" stroke={ink} />
    <path d="M14 30L6 22h14l10 8zM46 30l8-8H40l-10 8z" fill="#e2b97f" stroke={ink} />
    <path d="M16 30h28v5H16z" fill="#4a3218" />
  </>,
  <>
    <path d="M0 0h60v60H0z" fill="#9fc3d6" />
    <path
      d="M4 20h32a7 7 0 1 0-7-8M2 30h46a7 7 0 1 1-7 8M8 40h20a6 6 0 1 1-6 7"
      fill="none"
      stroke="#fff"
      strokeWidth="3.5"
    />
  </>,
  <Back key={5} number={21} />,
  <>
    <path d="M0 0h60v60H0z" fill="#eef4fa" />
    <g fill="#7f9bb5">
      <path d="M12 54a3 4 0 1 0 .1 0M22 45a3 4 0 1 0 .1 0M20 32a3 4 0 1 0 .1 0M32 26a3 4 0 1 0 .1 0M32 14a2 3 0 1 0 .1 0M42 9a2 3 0 1 0 .1 0M44 1a2 2 0 1 0 .1 0" />
    </g>
  </>,
  <>
    <Room colour="#3d4c5a" />
    <path d="M30 4L18 18M30 4l12 14" stroke="#ddd" />
    <path d="M6 18h48v26H6z" fill="#fff6d8" stroke={ink} strokeWidth="2" />
    <text x="30" y="29" fontSize="8.5" fontWeight="700" textAnchor="middle" fill={ink}>
      Back on
    </text>
    <text x="30" y="39" fontSize="8.5" fontWeight="700" textAnchor="middle" fill={ink}>
      1 Dec
    </text>
  </>,
  <>
    <path d="M0 0h60v60H0z" fill="#e8dcc0" />
    <path
      d="M0 0h60v24q-4 14-8 0-3-4-6 3-3 18-7 0-3-6-6 2-2 10-6 0-4-6-7 5-4 18-8 0-4-8-7 0-3 8-5 0z"
      fill="#c1121f"
    />
    <path d="M40 34l14 18" stroke="#8a5a2b" strokeWidth="5" />
    <path d="M34 28l10 4-5 6z" fill="#c1121f" stroke={ink} />
  </>,
  <>
    <Room colour="#3f5a44" />
    <path
      d="M8 46q14-4 22-16Q22 12 14 20t16 10q14-2 16-10T30 30q6 14 22 18"
      fill="none"
      stroke="#e0303c"
      strokeWidth="5"
    />
  </>,
  <>
    <Room colour="#34405e" />
    {[26, 18, 11].map((size, i) => (
      <text
        key={size}
        x={14 + i * 17}
        y={42 - i * 3}
        fontSize={size}
        fontWeight="700"
        textAnchor="middle"
        fill="#fff"
        opacity={1 - i * 0.3}
      >
        4
      </text>
    ))}
  </>,
  <>
    <Room />
    <path d="M8 44l22-16 22 16z" fill="#f3d9a4" stroke={ink} />
    <path d="M8 44h44v4q-6 4-11 0t-11 0-11 0-11 0z" fill="#6fae3c" />
    <path d="M8 49h44v5H8z" fill="#e9c079" stroke={ink} />
    <path d="M44 14h9v18h-9zM44 14h9v-5h-9z" fill="#c23b3b" stroke={ink} />
  </>,
  <>
    <path d="M0 0h60v60H0z" fill="#77624c" />
    <path d="M8 6h44v48H8z" fill="#fff" stroke={ink} />
    <path d="M12 10h36v34H12z" fill="#a8c4d4" />
    <path d="M30 14h14v30H30z" fill="#e5d2ab" stroke={ink} />
    <text x="37" y="30" fontSize="8" fontWeight="700" textAnchor="middle" fill={ink}>
      12
    </text>
    <circle cx="21" cy="24" r="4.5" fill="#e7b98a" />
    <path d="M14 44q0-14 7-14t7 14M25 34l6 0" fill="#2f5d8a" stroke="#2f5d8a" strokeWidth="2" />
  </>,
  <>
    <path d="M0 0h60v60H0z" fill="#d9c7a2" />
    <path d="M22 24h16v30H22z" fill="#8f2424" />
    <path d="M25 28h10v9H25zM25 40h10v11H25z" fill="none" stroke="#c96" />
    <path d="M22 54q-2 4 1 5 2-2 1-5z" fill="#8f2424" />
    <circle cx="35" cy="40" r="1.5" fill="#ffd93b" />
  </>,
  <>
    <Room />
    <g fill="#b5aca0">
      <path d="M3 54q4-5 8 0zM14 54q5-9 11 0zM27 54q7-15 14 0zM42 54q8-24 17 0z" />
    </g>
    <path d="M2 54h57" stroke="#3a3027" />
  </>,
  <>
    <Room />
    <Paper />
    <Lines d="M19 15h22M19 22h22M19 28h14" />
    <circle cx="37" cy="43" r="6" fill="#c1121f" />
    <path d="M34 48l-2 9 5-3 5 3-2-9" fill="#c1121f" />
  </>,
  <>
    <Room />
    <path d="M24 8h12v5l-4 3-2-3-3 3-3-2z" fill="#fbf6e4" stroke={ink} />
    <circle cx="30" cy="10" r="2" fill="#c1121f" />
  </>,
  <>
    <path d="M0 0h60v60H0z" fill="#cdbb98" />
    <path d="M14 12q18-8 32 4t2 28-30 4-4-36z" fill="#7d2f22" stroke={ink} strokeWidth="2" />
    <path
      d="M13 22h37M12 32h39M14 42h34M22 12v10M38 12v10M30 22v10M22 32v10M40 32v10M30 42v8"
      stroke="#c98a76"
      strokeWidth="1.4"
    />
  </>,
  <>
    <path d="M0 0h60v60H0z" fill="#2a2342" />
    {Array.from({ length: 34 }, (_, i) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: grains have no other name than their number
        key={i}
        d={`M${(i * 37 + 5) % 58} ${(i * 23 + 9) % 58}l2 2-2 2-2-2z`}
        fill={["#ffd93b", "#ff7ad9", "#7af0ff", "#fff"][i % 4]}
      />
    ))}
  </>,
  <>
    <path d="M0 0h60v60H0z" fill="#b98d5a" />
    <Paper d="M12 12l36-3 2 38-37 2z" />
    <Lines d="M18 21l24-2M18 29l26-2M18 37l14-1" />
    <circle cx="31" cy="12" r="3" fill="#2f7fd0" />
  </>,
  <>
    <Room />
    <path d="M22 16h16v18H22zM20 34h20v5H20zM22 39v14M38 39v14" fill="#a5713c" stroke={ink} strokeWidth="2" />
    <path d="M15 54q15 5 30 0" stroke="#3a3027" fill="none" />
  </>,
  <Back key={21} number={5} />,
  <>
    <Room colour="#241a14" />
    <path d="M60 0L16 40l18 14z" fill="#ffe9a0" opacity=".5" />
    <path d="M16 40l12-6 8 12-12 7z" fill="#6b3f22" />
    <path d="M22 37l8 12M19 46l13-7" stroke="#8d5a36" />
  </>,
  <>
    <Room />
    <Paper d="M18 2h24v50l-4-3-4 3-4-3-4 3-4-3-4 3z" />
    <Lines d="M22 10h16M22 18h9M36 18h2M22 26h9M36 26h2" />
    <text x="30" y="42" fontSize="9" fontWeight="700" textAnchor="middle" fill={ink}>
      0.00
    </text>
  </>,
  <Straw key={24} awake={false} />,
]
