/** Words that have no meaning by themselves. */
export const FILLERS = new Set(
  `a all also am an and any are be been but can could do does every everything find for get give had has have having i is it
   its land let list look looking me my need of only our parcel parcels place places please plot plots see show
   site sites so some somewhere that the their them there these they this those to want was we were what where
   which who will with would you area areas located situated currently`.split(/\s+/),
);

/** Of these a sentence that asks for nothing in particular has one, if it asks for every site. */
export const WORDS_FOR_ALL = new Set(['all', 'every', 'everything', 'any']);

/** Words that introduce something: alone they mean nothing, before an unknown word they belong to it. */
export const LEADING = new Set('in at on by of to with for from as within inside near'.split(' '));

/** Words that begin another part of the sentence, so that a name before them has ended. */
export const BREAKS = new Set(
  `or but then than also over above under below more less fewer at least most about around roughly between before
   after since until till during from up sorted sort ordered order called named titled tagged containing including
   outside beyond away near close next beside adjacent adjoining alongside far larger smaller bigger greater
   exactly minimum maximum min max plus`.split(/\s+/),
);

export const ARTICLES = new Set(['a', 'an', 'the', 'any', 'some', 'its', 'their', 'our']);

/** Words that negate what follows. */
export const NEGATIONS = new Set(
  `not no without excluding exclude excludes except non never nor isnt arent dont doesnt havent hasnt
   isn't aren't don't doesn't haven't hasn't ignoring minus`.split(/\s+/),
);

/** Words in labels that do not name a field by themselves: nearly every dictionary has several of each. */
export const GENERIC = new Set(
  `site total result type name date level period status from to unit of or ha and the a an in on for planning
   area number value yes no is was last first own whole overall data`.split(/\s+/),
);
