/** Returns a colour between two, as "rgb(r g b)". */
const between = (a: readonly number[], b: readonly number[], part: number) =>
  `rgb(${a.map((from, i) => Math.round(from + ((b[i] ?? 0) - from) * part)).join(" ")})`

const [midnight, dawn] = [
  [11, 18, 48],
  [255, 190, 120],
] as const

/** A window on which the night passes: `night` is 0 in the evening, and 1 when the sun is up. */
export function NightWindow({ night }: { night: number }) {
  const x = 56 + 62 * night
  const y = 92 - 34 * Math.sin(Math.PI * (0.2 + 0.6 * night))
  return (
    <g>
      <rect x="34" y="50" width="104" height="104" fill="#efe6cf" stroke="#6c5d3d" />
      <rect x="42" y="58" width="88" height="88" fill={between(midnight, dawn, night ** 2)} />
      {night >= 1 ? (
        <circle cx="86" cy="128" r="20" fill="#ffe14d" />
      ) : (
        <path
          d="M0-16a17 17 0 1 0 14 28 20 20 0 0 1-14-28z"
          transform={`translate(${x} ${y + 12}) scale(.8)`}
          fill="#fff3b8"
        />
      )}
      <path
        d="M56 72h2v2h-2zM70 104h2v2h-2zM60 128h2v2h-2zM84 66h2v2h-2zM112 132h2v2h-2z"
        fill="#fff"
        opacity={1 - night}
      />
      <path d="M42 146v-10h10v-6h12v6h20v-12l8-6 8 6v12h30v10z" fill="#0a0d1c" />
      <path d="M84 58h4v88h-4zM42 100h88v4H42z" fill="#efe6cf" />
      <path d="M28 154h116v7H28z" fill="#d9cdae" stroke="#6c5d3d" />
      <path
        d="M36 46c-10 40-8 76-4 112h18c-8-34-2-78-8-112zM136 46c10 40 8 76 4 112h-18c8-34-2-78-8-112z"
        fill="#b2433b"
        stroke="#6e1f1c"
      />
    </g>
  )
}

/** A nightstand with a lamp and a cup. */
export function Lamp({ isOn }: { isOn: boolean }) {
  return (
    <g stroke="#2a1a0a">
      {isOn && <circle cx="450" cy="140" r="120" fill="url(#read-light)" stroke="none" />}
      <path d="M416 214h68v54h-68z" fill="#8a5a2b" />
      <path d="M412 208h76v8h-76z" fill="#a9713a" />
      <path d="M424 226h52v16h-52zM424 248h52v14h-52z" fill="#9a6832" />
      <path d="M447 233h6v3h-6zM447 254h6v3h-6z" fill="#e0b64c" stroke="none" />
      <path d="M446 176h6v28h-6zM436 204h26v4h-26z" fill="#c9a34a" />
      <path d="M432 140h34l12 38h-58z" fill={isOn ? "#ffe08a" : "#8d8158"} />
      <path d="M434 144l-9 30M449 142v34M464 144l9 30" stroke={isOn ? "#e6b94e" : "#6a5f3c"} />
      <path d="M470 196h10v12h-10zM480 199h4v5h-4" fill="#eee" />
    </g>
  )
}
