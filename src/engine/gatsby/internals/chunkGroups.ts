/** Which scripts come together, told to webpack by the groups of chunks that Gatsby has named. */

/** What this many embeds use is one file for all of them; what fewer use comes with each. */
const embedsOfKit = 5

type Origin = { request?: string }

export type Group = { origins: Origin[]; chunks: { files: Set<string> }[]; isInitial: () => boolean }

/** The embed that something loads, if it is one: only the registry's list of embeds names files with their ending. */
export const embedOf = ({ request }: Origin) => /([A-Z]\w*)\.tsx$/.exec(request ?? "")?.[1]

type Chunk = { name?: string | null; groupsIterable: Iterable<Group> }

const isTemplate = ({ name }: Chunk) => name?.startsWith("component---") ?? false

const isEmbed = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].some(({ origins }) => origins.some(embedOf))

/**
 * Who loads what together. Gatsby puts into one file, for every page, whatever as many chunks share as there are
 * templates; each embed is a chunk here, so that file would bring the kits of all toys to a page of words. Instead,
 * what templates share comes with every page, and what many embeds share comes with the first of them. What Gatsby calls
 * shared goes by the names of chunks, and embeds have none: what any two of them share would be one file for all.
 */
export function chunkGroups({
  styles: _,
  commons,
  shared,
  lib,
  ...others
}: Record<string, object>): Record<string, object> {
  const kits = { name: "kits", chunks: isEmbed, minChunks: embedsOfKit, priority: 20 }
  return {
    ...others,
    shared: { ...shared, chunks: isTemplate },
    // A large library has a file of its own, but not one that every page brings anyway.
    lib: { ...lib, chunks: (chunk: Chunk) => chunk.name !== "app" },
    commons: { ...commons, chunks: isTemplate, minChunks: 2, priority: 25, enforce: true },
    kits,
  }
}
