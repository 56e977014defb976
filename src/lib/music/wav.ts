/** Encoding of sound as WAV: 16 bits, one channel, uncompressed (RIFF, Microsoft and IBM 1991). */

/** Encodes samples from -1 to 1 as a WAV file; samples beyond are clamped. `sampleRate` is in hertz. */
export function wavOf(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = samples.length * 2
  const file = new DataView(new ArrayBuffer(44 + bytes))
  const word = (at: number, text: string) => {
    for (let i = 0; i < 4; i++) file.setUint8(at + i, text.charCodeAt(i))
  }
  word(0, "RIFF")
  file.setUint32(4, 36 + bytes, true)
  word(8, "WAVE")
  word(12, "fmt ")
  file.setUint32(16, 16, true)
  // PCM, one channel.
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, sampleRate, true)
  file.setUint32(28, sampleRate * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  word(36, "data")
  file.setUint32(40, bytes, true)
  for (let i = 0; i < samples.length; i++) {
    const value = Math.max(-1, Math.min(1, samples[i] || 0))
    file.setInt16(44 + i * 2, Math.round(value * 32767), true)
  }
  return new Uint8Array(file.buffer)
}
