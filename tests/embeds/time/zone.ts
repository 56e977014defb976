/** Puts the visitor of a test into a time zone: the browser says that it keeps that one. `jest.restoreAllMocks` ends it. */
export function liveIn(timeZone: string | undefined): void {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  jest
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ ...options, timeZone } as Intl.ResolvedDateTimeFormatOptions)
}

/** The three kinds of visitor: with summer time, without it far behind, and without it furthest ahead. */
export const homes = ["Europe/Helsinki", "Pacific/Honolulu", "Pacific/Kiritimati"] as const
