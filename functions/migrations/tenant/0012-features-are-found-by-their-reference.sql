-- Beside its name, a feature is looked for by the reference that its source gave it.
create index layer_features_reference_words on layer_features using gin (source_reference gin_trgm_ops);
