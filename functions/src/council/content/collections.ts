/** Every collection that the product keeps in the content system; no other name exists. */
export const collections = [
  'general',
  'app_features',
  'app_feature_flags',
  'cfs_questions',
  'layers_order',
  'events',
  'templates',
  'configs',
  'config_types',
  'config_meta',
  'config_assignment',
  'map_info_card',
  'storytelling',
  'big_tenant_data',
  'placemaker-app-data',
  'cfs_app_data',
  'consultations_app_data',
  'immutable_configs',
  'mutable_configs',
] as const;

export type Collection = (typeof collections)[number];

/** Whether the content system has a collection of this name. */
export const isCollection = (name: string): name is Collection =>
  (collections as readonly string[]).includes(name);
