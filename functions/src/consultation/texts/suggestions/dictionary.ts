const listed = (words: string) => new Set(words.trim().split(/\s+/));

/** First names that are common in Britain. */
export const FIRST_NAMES = listed(`
  Aaron Abdul Abigail Adam Adrian Agnes Ahmed Aisha Alan Alastair Albert Alex Alexander Alexandra Alfie Ali Alice Alison
  Amanda Amelia Amina Amir Amy Ana Andrea Andrew Angela Angus Anita Ann Anna Anne Annette Anthony Antonio Archie Arjun
  Arthur Asha Ava Ayesha Barbara Barry Beatrice Ben Benjamin Bernard Beryl Beth Bethany Betty Beverley Bhavna Bill Billy
  Brenda Brian Bridget Bruce Callum Cameron Carl Carly Carol Caroline Catherine Cathy Charles Charlie Charlotte Chloe
  Chris Christina Christine Christopher Claire Clare Clive Colin Connor Craig Cynthia Daisy Dan Daniel Danielle Darren
  Dave David Dawn Dean Deborah Declan Deepak Denis Denise Dennis Derek Diana Diane Dominic Donald Donna Doreen Doris
  Dorothy Douglas Duncan Dylan Edith Edward Eileen Elaine Eleanor Elizabeth Ella Ellen Ellie Elsie Emily Emma Eric
  Esther Ethan Eva Evan Evelyn Farah Farida Fatima Fiona Florence Frances Francesca Frank Fraser Fred Frederick Gareth
  Gary Gavin Gemma Geoff Geoffrey George Georgia Gerald Gerard Gillian Giovanni Gladys Glenn Gordon Grace Graeme Graham
  Greg Gurpreet Guy Gwen Hannah Harold Harriet Harry Hassan Hazel Heather Helen Helena Henry Hilary Holly Howard Hugh
  Hussein Ian Ibrahim Imogen Imran Ines Irene Iris Isaac Isabel Isabella Isla Ivan Ivy Jack Jackie Jacob Jacqueline Jade
  Jake James Jamie Jane Janet Janice Jasmine Jason Jay Jean Jeff Jeffrey Jennifer Jenny Jeremy Jessica Jill Jim Jo Joan
  Joanna Joanne Joe Joel John Jonathan Jordan Joseph Josephine Joshua Joyce Juan Judith Judy Julia Julian Julie June
  Karen Karl Kate Katherine Kathleen Katie Keith Kelly Ken Kenneth Kerry Kevin Khalid Kieran Kim Kirsty Krzysztof Kyle
  Laura Lauren Lawrence Leah Lee Leo Leon Leonard Leslie Lewis Liam Lily Linda Lisa Liz Logan Lola Lorraine Louis Louise
  Luca Lucy Luke Lydia Lynn Lynne Maddie Malcolm Mandy Marcus Margaret Maria Marian Marie Marilyn Marion Mark Martha
  Martin Mary Matilda Matt Matthew Maureen Max Megan Melanie Mia Michael Michelle Miguel Mike Millie Miriam Mohamed
  Mohammed Molly Monica Morag Muhammad Muriel Nadia Nancy Naomi Natalie Natasha Nathan Neil Niall Nicholas Nick Nicola
  Nigel Noah Nora Norman Olive Oliver Olivia Omar Oscar Owen Pamela Pat Patricia Patrick Paul Paula Pauline Peggy Penny
  Peter Phil Philip Phillip Phoebe Phyllis Piotr Polly Poppy Priya Rachel Raj Rajesh Ralph Raymond Rebecca Reginald Rhys
  Richard Rita Rob Robert Robin Roger Ronald Rosalind Rose Rosemary Ross Roy Ruby Russell Ruth Ryan Sally Sam Samantha
  Samuel Sandra Sanjay Sara Sarah Scarlett Scott Sean Sebastian Shane Sharon Shaun Sheila Shirley Sian Simon Sofia Sonia
  Sophia Sophie Stacey Stanley Stella Stephanie Stephen Steve Steven Stewart Stuart Sue Sunita Susan Suzanne Sylvia
  Tariq Teresa Terence Terry Thelma Theo Theresa Thomas Tim Timothy Tina Toby Tobias Tom Tomasz Tony Tracey Tracy Trevor
  Valerie Vanessa Vera Victor Victoria Vikram Vincent Violet Vivien Walter Wayne Wendy William Winifred Yasmin Yusuf
  Yvonne Zahra Zainab Zara Zoe`);

/** First names that are ordinary words, months or places as well: alone they say nothing. */
export const AMBIGUOUS = listed(
  'Grace Mark Rose June Olive Violet Ivy Hazel Iris Daisy Lily Ruby Poppy Holly Dawn Frank Victoria Florence George ' +
    'Albert Edward Guy Max Jordan Logan Georgia Kent Chelsea Ross Bill Penny Will Jack Dean Pat Rob Sue Jay Robin Leo',
);

export const TITLES =
  'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Rev|Revd|Reverend|Sir|Dame|Lady|Lord|Fr|Canon';

/** What roads and their like end with. */
export const STREETS =
  'Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Close|Drive|Way|Court|Crescent|Cres|Gardens|Gdns|Place|Terrace|Grove|Row|Square|' +
  'Hill|Park|Mews|Walk|Green|Rise|View|Parade|Cottages|Villas|Wharf|Quay|Yard|Mount|Bank|Vale|Dale|Croft|Paddocks|' +
  'Meadows?|Embankment|Broadway|Approach|Circus|Esplanade|Promenade';

/** What houses with names end with. */
export const HOUSES =
  'Cottage|House|Farmhouse|Farm|Lodge|Barn|Rectory|Vicarage|Villa|Manor|Orchard|Grange|Bungalow|Mill|Hall|Croft|Nook|View';

/** Words of bodies, posts, places and letters: a line or a passage with one of them is no person's name. */
export const NOT_NAMES = new RegExp(
  `\\b(?:${STREETS}|${HOUSES}|Council|Councillors?|Cllr|Association|Society|Group|Trust|Estate|Ltd|Limited|LLP|PLC|Agency|` +
    'Department|Ministry|Office|Officers?|Team|Planning|Planner|Policy|Policies|Plan|Partners|Partnership|Homes|Company|Church|' +
    'School|College|University|Hospital|Surgery|Parish|Borough|District|County|City|Town|Village|England|Wales|' +
    'Scotland|Ireland|Britain|Kingdom|London|Adviser|Advisor|Director|Manager|Secretary|Chair|Chairman|Chairwoman|Clerk|Head|Agent|' +
    'Architect|Assets?|Bodies|Federation|Institute|Guild|Club|Committee|Action|Residents|Question|Answer|Reference|Ref|' +
    'Site|Table|Figure|Map|Objection|Objector|Support|Comment|Comments|Reasons|Response|Representation|Local|Historic|Natural|' +
    'Heritage|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|July|' +
    'August|September|October|November|December|Sir|Madam|Mayor|Minister|Sent|From|Date|Subject|Dear|Hello|Hi|' +
    'Good|Morning|Afternoon|Evening|Yes|No|Please|Thank|Thanks|Regards|Wishes|Yours|Sincerely|Faithfully|The|This|' +
    'Our|My|We|Green Belt|Highway|Highways|Water|Wildlife|Company|Barracks|Bypass|Station|Bridge|Castle Hill)\\b',
);
