/** Generates the text of a new post: advice on writing one, at the minimum length. */

/** Returns a placeholder post that is long enough to pass the check. */
export function postText(name: string): string {
  return `${name} is a post that has not been written yet. What stands here tells how one is, and goes paragraph by paragraph as yours comes. A post that is sent on has 300 words or more, and this one has as many, so that you see how long that is.

## Begin with what happened

The first sentence says what happened, and to whom. It needs no greeting, and it does not say what the post will be about: that is what the title and the description are for. Somebody who reads the first paragraph alone should know something at the end of it that was new.

Then comes what it was like before. A reader who was not there needs one picture of it, and one is enough. Say it in the words you would use at a table, with the numbers that you remember. A number that you have looked up again is better, and the place where you found it makes a good link.

## Go on with what was hard

Most things are told as if they had gone well. They are read more gladly if they say where it did not. What did you try first, and why did it seem right? What did it do instead? How long was it before you saw that? The answer is often funny, and it is the part that helps whoever tries the same.

Where code is shown, its block names the file that it comes from, and a test sees to it that both stay the same. Where a picture is shown, it lies beside the post, and its words say what there is to see, for those who see it in no other way.

## End when it is over

A post needs no summary: whoever has come this far has read it. The last paragraph may look ahead, if there is something to see there, or say what has been left out, and why. Read everything aloud once. Where you run out of breath a sentence ends, and where you are bored a paragraph goes. Then look at the title again, since by now you know what the post is about.

${name} has its number as soon as the check has been run, and may take its time with everything else.
`
}
