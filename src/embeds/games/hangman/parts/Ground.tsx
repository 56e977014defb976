import type { Landing } from "../flight"

const ink = { stroke: "#222", strokeWidth: 1 } as const

function Haystack() {
  return (
    <g stroke="#7a5c12">
      <path d="M116 178Q120 150 160 147T204 178Z" fill="#e0bd4f" />
      <path d="M130 174l9-14M148 176l4-17M170 176l-2-18M190 174l-7-12M156 158l3-8" fill="none" />
    </g>
  )
}

function Lake() {
  return (
    <g stroke="#2c6e9b">
      <ellipse cx="160" cy="167" rx="62" ry="11" fill="#5aa9d6" />
      <path d="M124 165h16M178 169h22M146 173h20" fill="none" stroke="#cfeaf8" strokeWidth="2" />
      <path d="M106 172v-16M110 173v-20M214 172v-17" fill="none" stroke="#4d6b2f" strokeWidth="2" />
      <path d="M109 150h3v7h-3ZM105 152h3v6h-3Z" fill="#6b4519" stroke="none" />
    </g>
  )
}

function Sauna() {
  return (
    <g {...ink}>
      <path d="M128 150h64v28h-64Z" fill="#8a5a35" />
      <path d="M128 157h64M128 164h64M128 171h64" fill="none" stroke="#5f3b20" />
      <path d="M120 152 160 134l40 18Z" fill="#4b4f58" />
      <path d="M183 145v-14h8v17" fill="#a34a3a" />
      <path d="M187 127q-6-6 0-11t0-11" fill="none" stroke="#fff" strokeWidth="3" opacity="0.8" />
      <path d="M136 158h14v20h-14Z" fill="#5f3b20" />
      <path d="M172 158h10v8h-10Z" fill="#ffe27a" />
    </g>
  )
}

function Moose() {
  return (
    <g {...ink} fill="#6e4a2f">
      <path d="M176 152q18-6 34 0v26h-6v-15h-16v15h-6v-13q-10 0-14-4" />
      <path d="M178 166q-6 5-13 2-9-1-9-6 1-4 8-5 3-9 10-8 9 2 8 11Z" />
      <path d="M172 150q-6-9-18-8-8 0-10-10 4 3 5-4 3 6 6-1 1 7 6 0 0 10 14 20Z" fill="#d8bd8a" />
      <path d="M174 150q3-10 14-9 8-1 9-10-3 3-5-4-3 6-6-1-1 7-6 0 1 12-9 22Z" fill="#d8bd8a" />
      <circle cx="169" cy="156" r="1.4" fill="#fff" stroke="none" />
      <path d="M159 162q3 1 5 0" fill="none" />
    </g>
  )
}

/** The landing place, centred on x = 160. */
export function Ground({ id }: { id: Landing["id"] }) {
  if (id === "haystack") return <Haystack />
  if (id === "lake") return <Lake />
  return id === "sauna" ? <Sauna /> : <Moose />
}

/** The parts of a landing place in front of the landed basket: hay or water. */
export function Foreground({ id }: { id: Landing["id"] }) {
  if (id === "haystack")
    return (
      <path d="M134 178Q140 156 160 155T188 178Z" fill="#e8c860" stroke="#7a5c12" strokeDasharray="5 3" />
    )
  if (id === "lake")
    return (
      <g fill="#5aa9d6" stroke="#cfeaf8" strokeWidth="1.5">
        <path d="M136 165q6-4 12 0t12 0 12 0 12 0q-4 8-24 8t-24-8Z" />
        <path d="M138 160l-6-9M182 160l6-9M130 164l-9-5M190 164l9-5" fill="none" stroke="#fff" />
      </g>
    )
  return null
}
