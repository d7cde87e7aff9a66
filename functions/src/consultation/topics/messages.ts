/** What people read of the council's topics. */
export const topicMessages = {
  topic: 'Topic',
  name: 'Name',
  place: 'Place in the list',
  nameRequired: 'Please enter the topic’s name',
  nameTooLong: 'Must be at most 120 characters',
  nameTaken: 'There is a topic of this name already',
  tooMany: (most: number) => `There are ${most} topics already`,
  added: 'Added',
  deleted: 'Deleted',
  retired: 'Retired',
  offeredAgain: 'Offered again',
  isUsed: 'Representations are tagged with it: it can be retired',
  otherTopics: 'Topics were added, retired or moved meanwhile',
} as const;
