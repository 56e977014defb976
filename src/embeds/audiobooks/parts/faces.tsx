/** The narrator's face in each manner, in 200 by 200 units. */
import type { ReactNode } from "react"
import type { Manner } from "../logic"

const mouth = (isOpen: boolean, y = 132) =>
  isOpen ? (
    <ellipse cx="100" cy={y} rx="14" ry="15" fill="#5a1018" />
  ) : (
    <path d={`M84 ${y}q16 8 32 0`} fill="none" strokeWidth="5" />
  )

const headphones = (
  <>
    <path d="M42 96a58 62 0 0 1 116 0" fill="none" strokeWidth="13" />
    <path d="M32 90h20v42H32zM148 90h20v42h-20z" fill="#b3202c" />
  </>
)
const coat = <path d="M24 200q4-46 52-48h48q48 2 52 48z" fill="#4a5a78" />
const head = (
  <>
    <path d="M52 92q0-54 48-54t48 54q0 74-48 74T52 92z" fill="#f2c9a0" />
    <path d="M52 94q-6-58 48-58t48 58q-8-30-26-36q-34 16-70 36z" fill="#5a3a1c" />
  </>
)

/** `isOpen` opens the mouth. */
export const faces: Record<Manner, (isOpen: boolean) => ReactNode> = {
  asleep: () => (
    <>
      {coat}
      {head}
      {headphones}
      <path d="M70 98q10 8 20 0M110 98q10 8 20 0M88 134h24" fill="none" strokeWidth="5" />
      <path d="M158 26h24l-24 26h24" fill="none" strokeWidth="5" />
    </>
  ),
  back: () => (
    <>
      {coat}
      <path d="M88 150h24v24H88z" fill="#e0b48a" />
      <path d="M52 92q0-56 48-56t48 56q0 68-48 70T52 92z" fill="#5a3a1c" />
      <path d="M92 64q14 8 4 20M112 74q8 12-6 22M78 80q8 14 20 12" fill="none" stroke="#3a2410" />
      {headphones}
    </>
  ),
  whale: isOpen => (
    <>
      <path d="M0 166q50-14 100 0t100 0v40H0z" fill="#2f6fb0" />
      <path
        d="M10 150q-8-96 96-98q60 2 66 70q10-4 22-22q8 40-22 56q-20 20-76 20q-66 2-86-26z"
        fill="#5b7fa8"
      />
      <path d="M14 156q30 26 84 22q-6-22-40-24t-44 2z" fill="#e8eef4" />
      <circle cx="62" cy="118" r="7" fill="#15151a" />
      {isOpen ? (
        <path d="M16 140q34-16 80 6q-36 30-80-6z" fill="#5a1018" />
      ) : (
        <path d="M14 142q40 14 84 4" fill="none" strokeWidth="5" />
      )}
      <path d="M106 50q-4-26-22-30M106 50q4-28 24-30" fill="none" stroke="#fff" strokeWidth="8" />
    </>
  ),
  meant: isOpen => (
    <>
      {coat}
      {head}
      {headphones}
      <circle cx="80" cy="98" r="5" fill="#15151a" />
      <circle cx="120" cy="98" r="5" fill="#15151a" />
      {mouth(isOpen)}
    </>
  ),
  bus: isOpen => (
    <>
      {coat}
      {head}
      {headphones}
      <circle cx="80" cy="96" r="12" fill="#fff" />
      <circle cx="120" cy="96" r="12" fill="#fff" />
      <circle cx="86" cy="96" r="5" fill="#15151a" />
      <circle cx="126" cy="96" r="5" fill="#15151a" />
      {mouth(isOpen)}
      <path d="M98 166q-40-6-64 8q-10-14 0-24q38-12 66 8z" fill="#d0342c" />
      <path d="M64 52q6 12 0 16q-8-4 0-16zM142 44q6 12 0 16q-8-4 0-16z" fill="#8fd0f4" strokeWidth="2" />
    </>
  ),
  auctioneer: isOpen => (
    <>
      <path d="M24 200q4-46 52-48h48q48 2 52 48z" fill="#3a2a1c" />
      {head}
      <path d="M58 54h84v-8h16v-10H42v10h16zM62 36V8h76v28z" fill="#15151a" />
      <circle cx="80" cy="92" r="12" fill="#fff" />
      <circle cx="120" cy="92" r="12" fill="#fff" />
      <circle cx="80" cy="92" r="4" fill="#15151a" />
      <circle cx="120" cy="92" r="4" fill="#15151a" />
      {mouth(isOpen, 142)}
      <path d="M62 122q18-14 38-2q20-12 38 2q-20 10-38 2q-18 8-38-2z" fill="#7a4f28" />
      <path
        d={isOpen ? "M150 192l22-62M150 124l42 12" : "M150 192l34-40M164 138l34 26"}
        stroke="#8a5424"
        strokeWidth="13"
      />
    </>
  ),
  hamster: isOpen => (
    <>
      <circle cx="54" cy="52" r="20" fill="#c98a48" />
      <circle cx="146" cy="52" r="20" fill="#c98a48" />
      <path d="M30 118q0-74 70-74t70 74q6 66-70 66t-70-66z" fill="#d79a58" />
      <ellipse cx="58" cy="136" rx="32" ry="28" fill="#fbf0dc" />
      <ellipse cx="142" cy="136" rx="32" ry="28" fill="#fbf0dc" />
      <circle cx="74" cy="94" r="10" fill="#15151a" />
      <circle cx="126" cy="94" r="10" fill="#15151a" />
      <circle cx="77" cy="91" r="3" fill="#fff" stroke="none" />
      <circle cx="129" cy="91" r="3" fill="#fff" stroke="none" />
      <path d="M92 112h16l-8 9z" fill="#e8808a" />
      {isOpen && <ellipse cx="100" cy="142" rx="13" ry="16" fill="#5a1018" />}
      <path d="M93 126h7v16h-7zM100 126h7v16h-7z" fill="#fff" strokeWidth="2" />
    </>
  ),
  wasp: isOpen => (
    <>
      <path d="M46 30h108v14q22 8 22 30v104q0 18-18 18H42q-18 0-18-18V74q0-22 22-30z" fill="#dff2f8" />
      <path d="M40 10h120v24H40z" fill="#c8402c" />
      <path d="M78 108q-46-36-48 0q4 24 50 22M122 108q46-36 48 0q-4 24-50 22" fill="#fff" />
      <ellipse cx="100" cy="134" rx="34" ry="44" fill="#ffd21f" />
      <path d="M69 122q31 12 62 0M67 138q33 12 66 0M71 154q29 10 58 0" fill="none" strokeWidth="8" />
      <path d="M92 176l8 18 8-18z" fill="#15151a" />
      <circle cx="100" cy="86" r="26" fill="#ffd21f" />
      <ellipse cx="88" cy="82" rx="9" ry="12" fill="#15151a" />
      <ellipse cx="112" cy="82" rx="9" ry="12" fill="#15151a" />
      <path d="M88 62l-12-14M112 62l12-14" strokeWidth="4" />
      <ellipse cx="100" cy="103" rx="8" ry={isOpen ? 7 : 2} fill="#5a1018" />
      <path d="M40 84v70" stroke="#fff" strokeWidth="7" />
    </>
  ),
}
